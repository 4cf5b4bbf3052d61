import { saveCsv } from '../../csv/save-csv.ts';
import { reachOf, stateOf } from './states.ts';
import type { Checked } from './checked.ts';

const HEADER = ['Item', 'State', 'Destination', 'Request', 'Note'];

/** Saves what became known of each item as CSV. */
export const saveBatch = (all: readonly Checked[]): Promise<void> =>
  saveCsv('batch-check', [
    HEADER,
    ...all.map((checked) => [
      checked.item,
      stateOf(checked)[0],
      checked.destinations.join(' '),
      reachOf(checked)?.[0] ?? '',
      checked.note ?? '',
    ]),
  ]);
