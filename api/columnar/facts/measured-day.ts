import type { DayRowsAndMore } from '../layout/read-rows.ts';
import { RecentRows } from '../read/recent-rows.ts';
import type { Dictionaries } from '../read/select.ts';
import { factColumnNames, type FactNumbers } from './fact-columns.ts';

/** The clicks of a day that have facts, with these. */
export class MeasuredDay {
  readonly rows: RecentRows;
  readonly facts: FactNumbers;

  constructor({ rows, more }: DayRowsAndMore, dictionaries: Dictionaries) {
    this.rows = new RecentRows(rows.day);
    this.rows.append(rows, dictionaries);
    this.facts = Object.fromEntries(factColumnNames.map((name, index) => [name, more[index]!])) as FactNumbers;
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return this.rows.bytes + this.facts.rtt.byteLength * factColumnNames.length;
  }
}
