import type { AggregationResults } from '../../contract/contract.ts';
import { OUTCOMES } from '../../../click-model/measured-sql.ts';
import type { ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupOf, type ColumnGroup } from '../layout/column-groups.ts';
import type { Dictionary } from '../read/dictionary.ts';
import { present } from '../read/row-block.ts';
import type { Dictionaries, Selection } from '../read/select.ts';
import { rowsOf, type MeasuredCounter } from './measured-counters.ts';
import type { MeasuredDay } from './measured-day.ts';

interface Outcomes {
  visited: number;
  converted: number;
}

/** Counts the daily visitors of each value of a dimension who visited, and who converted, each once. */
export class OutcomeCounter implements MeasuredCounter<'outcomes'> {
  readonly #group: ColumnGroup;
  readonly #index: number;
  readonly #dictionary: Dictionary;
  /** By the number of the value. */
  readonly #outcomes = new Map<number, Outcomes>();

  constructor(dimension: ClickDimension, dictionaries: Dictionaries) {
    const { group, index } = columnGroupOf(dimension);
    this.#group = group;
    this.#index = index;
    this.#dictionary = dictionaries[group];
  }

  add({ rows, measured: { outcome }, visitors }: MeasuredDay, selection: Selection): void {
    const { codes } = present(rows.groups[this.#group]);
    const { numberOf } = this.#dictionary.valuesAt(this.#index);
    const visited = new Map<number, Set<number>>();
    const converted = new Map<number, Set<number>>();
    for (const row of rowsOf(selection)) {
      const visitor = visitors[row]!;
      if (!visitor) continue; // asked for privacy
      const number = numberOf[codes[row]!]!;
      if (outcome[row]! & OUTCOMES.visit) setOf(visited, number).add(visitor);
      if (outcome[row]! & OUTCOMES.converted) setOf(converted, number).add(visitor);
    }
    for (const [number, { size }] of visited) this.#of(number).visited += size;
    for (const [number, { size }] of converted) this.#of(number).converted += size;
  }

  result(): AggregationResults['outcomes'] {
    const { values } = this.#dictionary.valuesAt(this.#index);
    return [...this.#outcomes].map(([number, outcomes]) => ({ value: values[number]!, ...outcomes }));
  }

  #of(number: number): Outcomes {
    let outcomes = this.#outcomes.get(number);
    if (!outcomes) this.#outcomes.set(number, (outcomes = { visited: 0, converted: 0 }));
    return outcomes;
  }
}

function setOf(sets: Map<number, Set<number>>, number: number): Set<number> {
  let set = sets.get(number);
  if (!set) sets.set(number, (set = new Set()));
  return set;
}
