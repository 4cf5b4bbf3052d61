import type { VariantShare } from './variant-shares.ts';

/** The figures of one variant; rates and parts are percentages, null where nothing was measured. */
export interface VariantReport extends VariantShare {
  /** Clicks by people, and their daily unique visitors. */
  clicks: number;
  visitors: number;
  /** Clicks by bots, previews and prefetches, which count nowhere. */
  bots: number;
  /** Conversions of all clicks; null where neither a visit nor a conversion was reported. */
  conversions: number | null;
  /** Visitors who reached a website with the snippet, which only the check of the split needs. */
  measured: number;
  /** Visitors with a conversion, reported by a page or a server; the rate is their part of all visitors. */
  converted: number;
  rate: number | null;
  low: number | null;
  high: number | null;
  probabilityToBeBest: number | null;
}
