import { z } from 'zod';

/** The ranges of a website's figures, in hours. */
export const snippetRanges = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;
export type SnippetRange = keyof typeof snippetRanges;

/** A range as callers name it. */
export const SnippetRangeRule = z
  .enum(Object.keys(snippetRanges) as [SnippetRange], 'range must be 24h, 7d, 30d or 90d.')
  .default('7d');

/** The timestamp at which a range that ends now begins. */
export const beginOf = (range: SnippetRange): Date => new Date(Date.now() - snippetRanges[range] * 3_600_000);
