import { measuredColumnNames } from '../../../click-model/measured-sql.ts';
import { columnGroupNames, arityOf } from '../layout/column-groups.ts';
import { grown } from '../layout/grown.ts';
import { ID_NUMBERS, type IdentifiedRows } from '../layout/measured-rows.ts';
import type { MeasuredNumbers } from '../layout/measured-columns.ts';
import type { DayRows } from '../layout/read-rows.ts';
import { Tuples } from '../layout/tuples.ts';
import { RecentRows } from '../read/recent-rows.ts';
import type { Dictionaries } from '../read/select.ts';
import type { MeasuredDay } from './measured-day.ts';

/** A day as it was read from rows: clicks join it, and more becomes known of those that it has. */
export class OpenDay implements MeasuredDay {
  readonly day: string;
  readonly rows: RecentRows;
  measured: MeasuredNumbers;
  visitors = new Int32Array(0);
  whole: MeasuredDay['whole'] = null;
  /** The ids of its clicks, in the order of their rows. */
  readonly #ids = new Tuples(ID_NUMBERS);
  readonly #visitors = new Tuples(2);

  constructor(day: string) {
    this.day = day;
    this.rows = new RecentRows(day);
    this.measured = Object.fromEntries(
      measuredColumnNames.map((name) => [name, new Uint16Array(0)]),
    ) as unknown as MeasuredNumbers;
  }

  /** How much memory it takes beside the columns that every day has, bytes. */
  get bytes(): number {
    return this.#ids.bytes + this.#visitors.bytes;
  }

  /** Adds clicks; of those that it has already, what is known now takes the place of what was. */
  add({ rows, measured, ids }: IdentifiedRows, dictionaries: Dictionaries): void {
    this.whole = null;
    const before = this.#ids.size;
    const rowOf = Uint32Array.from({ length: rows.clicks }, (_, at) => this.#ids.codeOf(ids, at * ID_NUMBERS));
    const fresh = Uint32Array.from(rowOf.keys()).filter((at) => rowOf[at]! >= before);
    this.#addRows(fresh.length === rows.clicks ? rows : partOf(rows, fresh), dictionaries);
    for (const name of measuredColumnNames) {
      const known = roomIn(this.measured[name], measured[name], this.#ids.size);
      this.measured[name] = known;
      for (const [at, row] of rowOf.entries()) known[row] = measured[name][at]!;
    }
  }

  #addRows(rows: DayRows, dictionaries: Dictionaries): void {
    this.rows.append(rows, dictionaries);
    this.visitors = grown(this.visitors, this.rows.clicks);
    const before = this.rows.clicks - rows.clicks;
    for (let at = 0; at < rows.clicks; at++) {
      const isKnown = rows.visitors[at * 2] !== 0;
      this.visitors[before + at] = isKnown ? 1 + this.#visitors.codeOf(rows.visitors, at * 2) : 0;
    }
  }
}

/** A column with room for `size` rows, of the kind of what is added. */
function roomIn<Column extends MeasuredNumbers[keyof MeasuredNumbers]>(
  column: MeasuredNumbers[keyof MeasuredNumbers],
  added: Column,
  size: number,
): Column {
  const own = column.length ? (column as Column) : new (added.constructor as new (length: number) => Column)(size);
  return grown(own, size);
}

/** Some clicks of a day. */
function partOf(rows: DayRows, wanted: Uint32Array): DayRows {
  const of = <Values extends Int32Array | Uint8Array | Float64Array>(values: Values, arity: number): Values => {
    const part = new (values.constructor as new (length: number) => Values)(wanted.length * arity);
    for (let at = 0; at < part.length; at++) {
      part[at] = values[wanted[Math.floor(at / arity)]! * arity + (at % arity)]!;
    }
    return part;
  };
  return {
    day: rows.day,
    clicks: wanted.length,
    tuples: Object.fromEntries(
      columnGroupNames.map((group) => [group, of(rows.tuples[group], arityOf(group))]),
    ) as DayRows['tuples'],
    flags: of(rows.flags, 1),
    visitors: of(rows.visitors, 2),
    hour: of(rows.hour, 1),
    at: of(rows.at, 1),
  };
}
