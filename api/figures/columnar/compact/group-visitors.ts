import { arityOf, columnGroupNames, flagBits } from '../layout/column-groups.ts';
import type { DayRows } from '../layout/read-rows.ts';
import { numberVisitors } from '../layout/number-visitors.ts';

/**
 * A whole day in another order: clicks of visitors who came again follow the others, each visitor's beside each other.
 * So a visitor is counted once in any selection without a set of visitors. Otherwise the order stays; flags are set.
 */
export function groupVisitors(day: DayRows): DayRows {
  const visitorOf = numberVisitors(day);
  const clicksOf = countOf(visitorOf);
  const isRepeated = (visitor: number) => visitor > 0 && clicksOf[visitor]! > 1;
  const next = new Uint32Array(clicksOf.length);
  const singles = visitorOf.reduce((sum, visitor) => sum + (isRepeated(visitor) ? 0 : 1), 0);
  let begin = singles;
  for (let visitor = 1; visitor < next.length; visitor++) {
    next[visitor] = begin;
    if (isRepeated(visitor)) begin += clicksOf[visitor]!;
  }
  const order = new Uint32Array(day.clicks);
  const flags = new Uint8Array(day.clicks);
  let single = 0;
  for (let row = 0; row < day.clicks; row++) {
    const visitor = visitorOf[row]!;
    const place = isRepeated(visitor) ? next[visitor]!++ : single++;
    order[place] = row;
    flags[place] = day.flags[row]! | (isRepeated(visitor) ? flagBits.again : 0);
  }
  for (let place = 0; place < day.clicks; place++) {
    const visitor = visitorOf[order[place]!]!;
    const isFirst = place <= singles || visitorOf[order[place - 1]!] !== visitor;
    if (visitor && isFirst) flags[place]! |= flagBits.visitor;
  }
  return reordered(day, order, flags);
}

/** How many clicks each visitor has. */
function countOf(visitorOf: Int32Array): Uint32Array {
  const counts = new Uint32Array(visitorOf.length + 1);
  for (const visitor of visitorOf) counts[visitor]!++;
  return counts;
}

function reordered(day: DayRows, order: Uint32Array, flags: Uint8Array<ArrayBuffer>): DayRows {
  const tuples = columnGroupNames.map((group) => {
    const arity = arityOf(group);
    const [from, to] = [day.tuples[group], new Int32Array(day.clicks * arity)];
    for (let row = 0; row < day.clicks; row++) {
      for (let index = 0; index < arity; index++) to[row * arity + index] = from[order[row]! * arity + index]!;
    }
    return [group, to] as const;
  });
  const hour = new Uint8Array(day.clicks);
  const at = new Float64Array(day.clicks);
  for (let row = 0; row < day.clicks; row++) {
    hour[row] = day.hour[order[row]!]!;
    at[row] = day.at[order[row]!]!;
  }
  return { ...day, tuples: Object.fromEntries(tuples) as DayRows['tuples'], flags, hour, at };
}
