import type { Variant } from '../generated/prisma/client.ts';
import { shares } from './intervals.ts';
import { letterOf, nameOf } from './variant-names.ts';

/** A variant as its experiment leads visitors to it, without figures. */
export interface VariantShare {
  variant: Variant;
  /** A to D. */
  letter: string;
  /** The name that its owner gave it, else its letter. */
  name: string;
  /** The part of the visitors that its weight stands for, per cent. */
  share: number;
}

/** Per cent with two decimal places. */
export const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** The variants of an experiment with the parts of the visitors that they get. */
export function variantShares(variants: readonly Variant[]): VariantShare[] {
  const parts = shares(variants.map(({ weight }) => weight));
  return variants.map((variant, index) => ({
    variant,
    letter: letterOf(variant.position),
    name: nameOf(variant),
    share: percent(parts[index]!),
  }));
}
