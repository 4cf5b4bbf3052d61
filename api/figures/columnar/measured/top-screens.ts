import type { AggregationResults } from '../../contract/contract.ts';
import type { ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupOf, type ColumnGroup } from '../layout/column-groups.ts';
import type { Dictionary } from '../read/dictionary.ts';
import { present } from '../read/row-block.ts';
import type { Dictionaries, Selection } from '../read/select.ts';
import { rowsOf, type MeasuredCounter } from './measured-counters.ts';
import type { MeasuredDay } from './measured-day.ts';

/** Finds the most frequent screen of each value of a dimension; of two as frequent ones, the smaller. */
export class TopScreenCounter implements MeasuredCounter<'topScreens'> {
  readonly #group: ColumnGroup;
  readonly #index: number;
  readonly #dictionary: Dictionary;
  /** Clicks by screen, by the value's number. */
  readonly #clicks = new Map<number, Map<number, number>>();

  constructor(dimension: ClickDimension, dictionaries: Dictionaries) {
    const { group, index } = columnGroupOf(dimension);
    this.#group = group;
    this.#index = index;
    this.#dictionary = dictionaries[group];
  }

  add({ rows, measured: { screen } }: MeasuredDay, selection: Selection): void {
    const { codes } = present(rows.groups[this.#group]);
    const { numberOf } = this.#dictionary.valuesAt(this.#index);
    for (const row of rowsOf(selection)) {
      if (screen[row] === 0) continue;
      const number = numberOf[codes[row]!]!;
      let clicks = this.#clicks.get(number);
      if (!clicks) this.#clicks.set(number, (clicks = new Map()));
      clicks.set(screen[row]!, (clicks.get(screen[row]!) ?? 0) + 1);
    }
  }

  result(): AggregationResults['topScreens'] {
    const { values } = this.#dictionary.valuesAt(this.#index);
    return [...this.#clicks].map(([number, clicks]) => {
      const [[screen]] = [...clicks].sort(([a, some], [b, more]) => more - some || a - b) as [[number, number]];
      return { value: values[number]!, screen };
    });
  }
}
