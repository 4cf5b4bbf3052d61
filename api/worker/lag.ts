import type { IngesterFigures } from './ingester.ts';
import type { JournalFigures } from '../clicks/journal.ts';

/** From this silence on the journal's own size says more than the ingester's last report. */
const REPORT_MS = 2_000;

/** Journal bytes that are not stored yet: as the ingester says, or while it is silent, what came since its last report as well. */
export function lagOf(
  journal: Pick<JournalFigures, 'bytes'>,
  { lagBytes, keptBytes, silentMs }: Pick<IngesterFigures, 'lagBytes' | 'keptBytes' | 'silentMs'>,
): number {
  return silentMs < REPORT_MS ? lagBytes : Math.max(lagBytes, journal.bytes - keptBytes);
}
