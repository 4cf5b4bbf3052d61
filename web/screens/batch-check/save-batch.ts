import { saveCsv } from '../../csv/save-csv.ts';
import { stateOf } from './states.ts';
import type { Checked } from './checked.ts';

const HEADER = ['Item', 'State', 'Destination', 'Reachable', 'Note'];

/** Saves what became known of each item as CSV. */
export const saveBatch = (all: readonly Checked[]): Promise<void> =>
  saveCsv('batch-check', [
    HEADER,
    ...all.map((checked) => [
      checked.item,
      stateOf(checked)[0],
      checked.destination ?? '',
      { true: 'yes', false: 'no', null: '' }[String(checked.isReachable)] ?? '',
      checked.note ?? '',
    ]),
  ]);
