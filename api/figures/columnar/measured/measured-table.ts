import type { MeasuredSums } from '../../contract/measured.ts';
import { OUTCOMES } from '../../../click-model/measured-sql.ts';
import { classStarts, LOWER_BOUND, type Histogram, type Quantity } from '../../../click-model/quantities.ts';
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

/** Where a histogram is gathered; it is copied from there. */
const found = new Int32Array(4 * LOWER_BOUND);

/** Class 0 is of clicks whose quantity is unknown. */
function histogramOf(counts: Int32Array): Histogram {
  let at = 0;
  for (let number = 1; number < counts.length; number++) {
    if (counts[number] === 0) continue;
    found[at++] = number;
    found[at++] = counts[number]!;
  }
  return found.slice(0, at);
}
