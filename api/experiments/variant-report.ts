import type { Variant } from '../generated/prisma/client.ts';

/** The figures of one variant; rates and parts are percentages, null where nothing was measured. */
export interface VariantReport {
  variant: Variant;
  letter: string;
  /** The name that its owner gave it, else its letter. */
  name: string;
  /** The part of the visitors that its weight stands for. */
  share: number;
  /** Clicks by people, and their daily unique visitors. */
  clicks: number;
  visitors: number;
  /** Clicks by bots, previews and prefetches, which count nowhere. */
  bots: number;
  /** Conversions of all clicks; null where no visit was measured. */
  conversions: number | null;
  /** Visitors whose first click of a day reached a website with the snippet, and those of them who converted. */
  measured: number;
  converted: number;
  rate: number | null;
  low: number | null;
  high: number | null;
  probabilityToBeBest: number | null;
}
