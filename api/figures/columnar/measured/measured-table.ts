import type { MeasuredSums } from '../../contract/measured.ts';
import { OUTCOMES } from '../../../click-model/measured-sql.ts';
import {
  classStarts,
  emptyHistogram,
  LOWER_BOUND,
  quantityNames,
  type Histogram,
  type Quantity,
} from '../../../click-model/quantities.ts';
import type { MeasuredNumbers } from '../layout/measured-columns.ts';

/** How many numbers a histogram has; only speeds have lower bounds. */
const widthOf = (quantity: Quantity) => 1 + classStarts.length + (quantity === 'speed' ? LOWER_BOUND : 0);

/** Some rows, each with the entry that it is counted in; without entries all are counted in the first. */
export interface EntryRows {
  rows: Uint32Array;
  entries: Uint32Array | null;
}

/** Counts of measured clicks by entry. */
export class MeasuredTable {
  readonly #outcomes: Int32Array;
  readonly #conversions: Float64Array;
  readonly #counts: Map<Quantity, Int32Array>;

  constructor(entries: number, quantities: readonly Quantity[]) {
    this.#outcomes = new Int32Array(entries * OUTCOMES.values);
    this.#conversions = new Float64Array(entries);
    this.#counts = new Map(quantities.map((quantity) => [quantity, new Int32Array(entries * widthOf(quantity))]));
  }

  /** Adds rows, one column after the other: each is then near. */
  add(numbers: MeasuredNumbers, counted: EntryRows): void {
    addColumn(this.#outcomes, OUTCOMES.values, numbers.outcome, counted);
    for (const [quantity, counts] of this.#counts) addColumn(counts, widthOf(quantity), numbers[quantity], counted);
    const { rows, entries } = counted;
    for (let index = 0; index < rows.length; index++) {
      const conversions = numbers.conversions[rows[index]!]!;
      if (conversions) this.#conversions[entries ? entries[index]! : 0]! += conversions;
    }
  }

  /** What was counted in an entry; null where nothing was. */
  measuredOf(entry: number): MeasuredSums | null {
    const { values, visit, bounce, converted } = OUTCOMES;
    const outcomes = this.#outcomes.subarray(entry * values, (entry + 1) * values);
    const having = (bits: number) =>
      outcomes.reduce((sum, clicks, outcome) => sum + ((outcome & bits) === bits ? clicks : 0), 0);
    const clicks = having(0);
    if (!clicks) return null;
    return {
      counts: {
        clicks,
        visits: having(visit),
        bounces: having(bounce),
        convertedVisits: having(visit | converted),
        conversions: this.#conversions[entry]!,
        converted: having(converted),
      },
      histograms: Object.fromEntries(
        [...this.#counts].map(([quantity, counts]) => {
          const width = widthOf(quantity);
          return [quantity, histogramOf(counts.subarray(entry * width, (entry + 1) * width))];
        }),
      ),
    };
  }
}

function addColumn(
  counts: Int32Array,
  width: number,
  numbers: Uint16Array | Int32Array,
  { rows, entries }: EntryRows,
): void {
  if (!entries) for (let index = 0; index < rows.length; index++) counts[numbers[rows[index]!]!]!++;
  else for (let index = 0; index < rows.length; index++) counts[entries[index]! * width + numbers[rows[index]!]!]!++;
}

const PAGE_NUMBERS = 16_384;
let page = new Int32Array(0);
let used = 0;

/** Lets the histograms of a reply lie beside each other: to send a page to another thread takes as long as to send one of them. */
export function beginPage(): void {
  page = new Int32Array(PAGE_NUMBERS);
  used = 0;
}

/** A histogram that begins the unused part of the page; `most` is what it takes at most. */
function written(most: number, write: (room: Int32Array) => number): Histogram {
  if (page.length - used < most) beginPage();
  const begin = used;
  used += write(page.subarray(used));
  return page.subarray(begin, used);
}

/** Class 0 is of clicks whose quantity is unknown. */
const histogramOf = (counts: Int32Array): Histogram =>
  written(2 * counts.length, (room) => {
    let at = 0;
    for (let number = 1; number < counts.length; number++) {
      if (counts[number] === 0) continue;
      room[at++] = number;
      room[at++] = counts[number]!;
    }
    return at;
  });

const withHistograms = (
  { counts, histograms }: MeasuredSums,
  quantities: readonly Quantity[],
  change: (histogram: Histogram) => Histogram,
) => ({
  counts,
  histograms: Object.fromEntries(quantities.map((name) => [name, change(histograms[name] ?? emptyHistogram)])),
});

/** The same sums, those of some quantities, copied to the page of a reply. */
export const onPage = (sums: MeasuredSums, quantities: readonly Quantity[]): MeasuredSums =>
  withHistograms(sums, quantities, (histogram) =>
    written(histogram.length, (room) => {
      room.set(histogram);
      return histogram.length;
    }),
  );

/** The same sums to keep: on a page they would keep the whole of it. */
export const ofItsOwn = (sums: MeasuredSums): MeasuredSums =>
  withHistograms(sums, quantityNames, (histogram) => histogram.slice());
