import type { ClickFilter, TimeSpan } from '../../contract/contract.ts';
import { columnGroupOf, type ColumnGroup } from '../layout/column-groups.ts';
import type { Dictionary } from './dictionary.ts';
import { keepRuns, pickRuns } from './run-length.ts';
import { present, type RowBlock, type BlockDay } from './row-block.ts';

/** Some rows of a block, until the next are selected; `rows` null stands for all from `begin` to before `end`. */
export interface Selection {
  days: BlockDay[];
  rows: Uint32Array | null;
  begin: number;
  end: number;
}

export type Dictionaries = Record<ColumnGroup, Dictionary>;
/** For each code of a group, 1 where the filters let it pass. */
export type Passes = Map<ColumnGroup, Uint8Array>;

/** Which combinations pass filters; looked up once, for all blocks. */
export function passesOf(filters: readonly ClickFilter[], dictionaries: Dictionaries): Passes {
  const passes: Passes = new Map();
  for (const { dimension, numbers, isNot } of filters) {
    const { group, index } = columnGroupOf(dimension);
    const dictionary = dictionaries[group];
    let pass = passes.get(group);
    if (!pass) passes.set(group, (pass = new Uint8Array(dictionary.size).fill(1)));
    const wanted = new Set(numbers);
    const { tuples, arity } = dictionary;
    for (let code = 0; code < pass.length; code++) {
      if (wanted.has(tuples[code * arity + index]!) === isNot) pass[code] = 0;
    }
  }
  return passes;
}

/** The rows of a block in a range of days, or in a part of it, that pass the filters and whose links still exist. */
export function select(
  block: RowBlock,
  range: { from: string; to: string; span: TimeSpan | null },
  passes: Passes,
  dictionaries: Dictionaries,
): Selection {
  const days = block.days.filter(({ day }) => day >= range.from && day <= range.to);
  const begin = days[0]?.begin ?? 0;
  const end = days.at(-1)?.end ?? 0;
  let rows: Uint32Array | null = null;
  for (const [group, pass] of quickestFirst(block, withoutDeleted(block, passes, dictionaries))) {
    const { codes, ownerCodes, runStarts } = present(block.groups[group]);
    const own = ownerCodes ? Uint8Array.from(ownerCodes, (code) => pass[code]!) : pass;
    if (rows) rows = runStarts ? keepRuns(rows, { codes, runStarts }, own) : keep(rows, codes, own);
    else if (runStarts) rows = pickRuns(begin, end, { codes, runStarts }, own, room(end - begin));
    else rows = pick(begin, end, codes, own);
  }
  if (range.span) rows = within(block, range.span, rows ?? allOf(begin, end));
  return { days, rows, begin, end };
}

/** The rows at the times of a span; they are written over those given. */
function within(block: RowBlock, { since, before }: TimeSpan, rows: Uint32Array): Uint32Array {
  const at = present(block.at);
  const first = (since ?? -Infinity) - block.startsAt;
  const end = (before ?? Infinity) - block.startsAt;
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    rows[count] = row;
    if (at[row]! >= first && at[row]! < end) count++;
  }
  return rows.subarray(0, count);
}

function allOf(begin: number, end: number): Uint32Array {
  const rows = room(end - begin).subarray(0, end - begin);
  for (let index = 0; index < rows.length; index++) rows[index] = begin + index;
  return rows;
}

/** Going through runs takes less than going through rows, and leaves fewer rows for what follows. */
const quickestFirst = ({ groups }: RowBlock, passes: Passes): [ColumnGroup, Uint8Array][] =>
  [...passes].sort(([a], [b]) => Number(!groups[a]?.runStarts) - Number(!groups[b]?.runStarts));

function withoutDeleted({ deletedLinkIds }: RowBlock, passes: Passes, dictionaries: Dictionaries): Passes {
  if (!deletedLinkIds.length) return passes;
  const own = passesOf([{ dimension: 'link', numbers: deletedLinkIds, isNot: true }], dictionaries).get('link')!;
  const asked = passes.get('link');
  if (asked) for (let code = 0; code < own.length; code++) own[code]! &= asked[code]!;
  return new Map(passes).set('link', own);
}

/** Where rows are selected into: new memory for each of a query's blocks would cost as much as the selecting. */
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
