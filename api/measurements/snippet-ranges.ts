import { z } from 'zod';
import { limitsOf } from '../account/limits.ts';
import type { Viewer } from '../common/viewer.ts';

/** The ranges of a website's figures, in hours. */
export const snippetRanges = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;
export type SnippetRange = keyof typeof snippetRanges;

/** A range as callers name it. */
export const SnippetRangeRule = z
  .enum(Object.keys(snippetRanges) as [SnippetRange], 'range must be 24h, 7d, 30d or 90d.')
  .default('7d');

const HOUR_MS = 3_600_000;

/** The timestamp at which a range that ends now begins; no earlier than the plan of the owner shows. */
export function beginOf(range: SnippetRange, owner: Pick<Viewer, 'tier' | 'retentionDays'>): Date {
  const hours = Math.min(snippetRanges[range], 24 * limitsOf(owner).maxAnalyticsHistoryDays);
  return new Date(Date.now() - hours * HOUR_MS);
}
