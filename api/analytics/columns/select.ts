import { facetOf, type Facet } from '../../columns/layout.ts';
import type { Dictionary } from './dictionary.ts';
import type { PartFilter } from './question.ts';
import { keepRuns, pickRuns } from './runs.ts';
import { present, type Stretch, type StretchDay } from './stretch.ts';

/** Some rows of a stretch, until the next are selected; `rows` null stands for all from `begin` to before `end`. */
export interface Selection {
  days: StretchDay[];
  rows: Uint32Array | null;
  begin: number;
  end: number;
}

export type Dictionaries = Record<Facet, Dictionary>;
/** For each code of a facet, 1 where the filters let it pass. */
export type Passes = Map<Facet, Uint8Array>;

/** Which combinations pass filters; looked up once, for all stretches. */
export function passesOf(filters: readonly PartFilter[], dictionaries: Dictionaries): Passes {
  const passes: Passes = new Map();
  for (const { part, numbers, isNot } of filters) {
    const { facet, index } = facetOf(part);
    const dictionary = dictionaries[facet];
    let pass = passes.get(facet);
    if (!pass) passes.set(facet, (pass = new Uint8Array(dictionary.size).fill(1)));
    const wanted = new Set(numbers);
    const { tuples, arity } = dictionary;
    for (let code = 0; code < pass.length; code++) {
      if (wanted.has(tuples[code * arity + index]!) === isNot) pass[code] = 0;
    }
  }
  return passes;
}

/** The rows of a stretch in a range of days that pass the filters and whose links still exist. */
export function select(
  stretch: Stretch,
  range: { from: string; to: string },
  passes: Passes,
  dictionaries: Dictionaries,
): Selection {
  const days = stretch.days.filter(({ day }) => day >= range.from && day <= range.to);
  const begin = days[0]?.begin ?? 0;
  const end = days.at(-1)?.end ?? 0;
  let rows: Uint32Array | null = null;
  for (const [facet, pass] of quickestFirst(stretch, withoutGone(stretch, passes, dictionaries))) {
    const { codes, ownerCodes, runs } = present(stretch.facets[facet]);
    const own = ownerCodes ? Uint8Array.from(ownerCodes, (code) => pass[code]!) : pass;
    if (rows) rows = runs ? keepRuns(rows, { codes, runs }, own) : keep(rows, codes, own);
    else if (runs) rows = pickRuns(begin, end, { codes, runs }, own, room(end - begin));
    else rows = pick(begin, end, codes, own);
  }
  return { days, rows, begin, end };
}

/** Going through runs takes less than going through rows, and leaves fewer rows for what follows. */
const quickestFirst = ({ facets }: Stretch, passes: Passes): [Facet, Uint8Array][] =>
  [...passes].sort(([a], [b]) => Number(!facets[a]?.runs) - Number(!facets[b]?.runs));

function withoutGone({ gone }: Stretch, passes: Passes, dictionaries: Dictionaries): Passes {
  if (!gone.length) return passes;
  const own = passesOf([{ part: 'link', numbers: [...gone], isNot: true }], dictionaries).get('link')!;
  const asked = passes.get('link');
  if (asked) for (let code = 0; code < own.length; code++) own[code]! &= asked[code]!;
  return new Map(passes).set('link', own);
}

/** Where rows are selected into: new memory for each of a question's stretches would cost as much as the selecting. */
let scratch = new Uint32Array(0);

function room(rows: number): Uint32Array {
  if (scratch.length < rows) scratch = new Uint32Array(rows);
  return scratch;
}

// Both loops write every row and go on only where it passes: processors guess wrong too often about a condition.
function pick(begin: number, end: number, codes: ArrayLike<number>, pass: Uint8Array): Uint32Array {
  const rows = room(end - begin + 1);
  let count = 0;
  for (let row = begin; row < end; row++) {
    rows[count] = row;
    count += pass[codes[row]!]!;
  }
  return rows.subarray(0, count);
}

function keep(rows: Uint32Array, codes: ArrayLike<number>, pass: Uint8Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    rows[count] = row;
    count += pass[codes[row]!]!;
  }
  return rows.subarray(0, count);
}
