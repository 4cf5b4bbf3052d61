import { PAGE_BYTES } from '../pages/measure-page.ts';
import { readReceipts } from './receipts.ts';
import type { Submission } from './submission.ts';

/** What arrives faster than this is reported as if it had taken so long, milliseconds; see web/measure/measure.ts. */
const SHORTEST_MS = 10;
/** Clocks and sums are rounded. */
const MARGIN = 1.01;
const MARGIN_MS = 5;

/**
 * Whether a report of the page of a redirect claims what cannot be: a longer time than since its click, or more than its
 * receipts allow. Whoever fetches nothing has seen the bytes of the page alone; no speed is counted over less than 10 ms.
 */
export function isRefuted({ clickId, at }: { clickId: string; at: number }, claimed: Submission, now: number): boolean {
  const { measurements, measurementDurationMs } = claimed;
  if (measurementDurationMs > now - at + MARGIN_MS) return true;
  const receipts = readReceipts(clickId, measurements.receipts);
  if (measurements.rttSamplesMs.length > receipts.length + 1) return true;
  const bytes = Math.max(PAGE_BYTES.own, ...receipts.map((receipt) => receipt.bytes));
  const most = ((bytes * 8) / SHORTEST_MS / 1_000) * MARGIN;
  return measurements.throughputSamplesMbps.some((speed) => speed > most);
}
