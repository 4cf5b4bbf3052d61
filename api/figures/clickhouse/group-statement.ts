import type { Sums } from '../contract/contract.ts';
import type { NamedValues } from './values.ts';

/** The groups of clicks that one aggregation needs. */
export interface Grouping {
  /** What clicks are grouped by: numbers; all clicks of an owner have the same `owner_id`. */
  by: readonly string[];
  /** Which groups are found; all without it. It may use `keys`, `clicks`, `bots` and `visitors`. */
  found?: string;
  /** What orders the groups found, highest first; by their keys where that is equal, or left out. */
  order?: readonly string[];
  /** Which of the groups found are wanted, in their order; all without it. */
  window?: { first: number; offset: number };
}

/** Clicks with the same keys. */
export interface Group extends Sums {
  keys: number[];
  /** How many are of visitors. */
  recognised: number;
}

/** The groups wanted of a grouping. */
export interface Groups {
  groups: Group[];
  /** How many were found. */
  found: number;
  /** Of all groups, found or not. */
  whole: { clicks: number; bots: number };
}

/** A row of a statement; `place` is that of the group in its grouping, from 1. */
export interface GroupRow extends Group {
  part: number;
  isFound: number;
  place: number;
  found: number;
  allClicks: number;
  allBots: number;
}

/** From so many sets of groups on, visitors with a single click are counted and not remembered. */
export const single = { fromSets: 3 };

/** How many sets of groups a statement for these groupings computes. */
export const countSets = (groupings: readonly Grouping[]): number => setsOf(groupings, keysOf(groupings)).size;

/**
 * One statement for several groupings, whose clicks are read once, those of each piece after the other: that bounds its memory. The first
 * group of each grouping is among its rows even where it is not wanted, as every row tells of all of them.
 */
export function groupStatement(
  groupings: readonly Grouping[],
  where: string,
  { values, pieces }: { values: NamedValues; pieces: readonly string[] },
): string {
  const keys = keysOf(groupings);
  const sets = setsOf(groupings, keys);
  const nameOf = namesOf(keys);
  const [maskOf, all] = [masksOf(keys), [...sets.values()]];
  const inSet = (choose: (set: GroupingSet) => string) =>
    cases(all.map((set) => [`mask = ${maskOf(set.by)}`, choose(set)]));
  const inPart = (choose: (grouping: Grouping) => string | undefined, otherwise: string) =>
    cases(groupings.map((grouping, part) => [`part = ${part}`, choose(grouping) ?? otherwise]));
  const highest = Math.max(...groupings.map(({ order = [] }) => order.length));
  const orders = Array.from({ length: highest }, (_, at) => `${inPart(({ order }) => order?.[at], '0')} DESC, `);
  const isWanted = inPart(
    ({ window }) =>
      window &&
      `place > ${values.add(window.offset, 'UInt32')} AND place <= ${values.add(window.offset + window.first, 'UInt32')}`,
    '1',
  );
  const grouped = groupsIn(keys, all, { where, pieces });
  return `SELECT part, keys, clicks, bots, visitors, recognised, "isFound", place, found, "allClicks", "allBots" FROM (
      SELECT *, row_number() OVER (PARTITION BY part ORDER BY "isFound" DESC, ${orders.join('')}keys) AS place,
        countIf("isFound") OVER (PARTITION BY part) AS found,
        sum(clicks) OVER (PARTITION BY part) AS "allClicks", sum(bots) OVER (PARTITION BY part) AS "allBots"
      FROM (
        SELECT arrayJoin(${inSet(({ parts }) => `[${parts.join(', ')}]`)}) AS part,
          ${inSet(({ by }) => `[${by.map((key) => `toInt64(${nameOf(key)})`).join(', ')}]`)} AS keys,
          clicks, bots, visitors, recognised, ${inPart(({ found }) => found, '1')} AS "isFound"
        FROM (${grouped})))
    WHERE place = 1 OR ${isWanted}
    ORDER BY part, place`;
}

/** The groups of all sets, with what `grouping` tells of their set, and their sums. */
function groupsIn(
  keys: readonly string[],
  sets: readonly GroupingSet[],
  { where, pieces }: { where: string; pieces: readonly string[] },
): string {
  const nameOf = namesOf(keys);
  const names = keys.map(nameOf);
  const groupsOfPiece = (condition: string) =>
    `SELECT grouping(${names.join(', ')}) AS mask, ${names.join(', ')}, countIf(kind = 0) AS clicks, countIf(kind <> 0) AS bots,
       countIf(visitor <> 0 AND NOT is_repeated) + uniqExactIf(visitor, visitor <> 0 AND is_repeated) AS visitors,
       countIf(visitor <> 0) AS recognised
     FROM (SELECT ${keys.map((key) => `${key} AS ${nameOf(key)}`).join(', ')}, kind, visitor,
         ${sets.length < single.fromSets ? 'true' : `visitor IN (${repeatedVisitors(condition)})`} AS is_repeated
       FROM click WHERE ${condition})
     GROUP BY GROUPING SETS (${sets.map(({ by }) => `(${by.map(nameOf).join(', ')})`).join(', ')})`;
  if (!pieces.length) return groupsOfPiece(where);
  return addUp(
    ['mask', ...names],
    pieces.map((piece) => groupsOfPiece(`${where} AND ${piece}`)),
  );
}

/** Who has several clicks: each set of groups has to remember only these, a few of all, to count them once. */
const repeatedVisitors = (condition: string) =>
  `SELECT visitor FROM click WHERE ${condition} AND visitor != 0 GROUP BY visitor HAVING count() != 1`;

const SUMMED = ['clicks', 'bots', 'visitors', 'recognised'];

/**
 * The groups of pieces as those of all of them. ClickHouse computes the parts of a union at once, but one scalar subquery after the other:
 * each gives its groups as one list.
 */
function addUp(keys: readonly string[], pieces: readonly string[]): string {
  const names = [...keys, ...SUMMED];
  const lists = pieces.map((piece) => `(SELECT groupArray(tuple(${names.join(', ')})) FROM (${piece}))`);
  const read = names.map((name, at) => {
    const member = `group_of_piece.${at + 1}`;
    return `${SUMMED.includes(name) ? `sum(${member})` : member} AS ${name}`;
  });
  return `SELECT ${read.join(', ')} FROM (SELECT arrayJoin(arrayConcat(${lists.join(', ')})) AS group_of_piece)
    GROUP BY ${keys.join(', ')}`;
}

/** The groups of each grouping, from the rows of its statement. */
export function groupsOf(groupings: readonly Grouping[], rows: readonly GroupRow[]): Groups[] {
  const byPart = Map.groupBy(rows, ({ part }) => part);
  return groupings.map(({ window = { first: Infinity, offset: 0 } }, part) => {
    const own = byPart.get(part) ?? [];
    const [any] = own;
    return {
      found: any?.found ?? 0,
      whole: { clicks: any?.allClicks ?? 0, bots: any?.allBots ?? 0 },
      groups: own.filter(
        ({ isFound, place }) => isFound && place > window.offset && place <= window.offset + window.first,
      ),
    };
  });
}

const keysOf = (groupings: readonly Grouping[]) => [...new Set(groupings.flatMap(({ by }) => by))];

/** The names of keys within a statement. */
const namesOf = (keys: readonly string[]) => (key: string) => `k${keys.indexOf(key)}`;

/** Keys by which clicks are grouped, and the groupings that want these groups. */
interface GroupingSet {
  by: readonly string[];
  parts: number[];
}

/** Two groupings by the same keys have the same groups. */
function setsOf(groupings: readonly Grouping[], keys: readonly string[]): Map<string, GroupingSet> {
  const sets = new Map<string, GroupingSet>();
  groupings.forEach(({ by }, part) => {
    const id = by.map((key) => keys.indexOf(key)).join(' ');
    const known = sets.get(id);
    if (known) known.parts.push(part);
    else sets.set(id, { by, parts: [part] });
  });
  return sets;
}

/** What `grouping` tells of a set: a bit for each key that is not in it, the last key's lowest. */
const masksOf = (keys: readonly string[]) => (by: readonly string[]) =>
  keys.reduce((mask, key) => mask * 2 + (by.includes(key) ? 0 : 1), 0);

/** The value of the first condition that holds; the last needs none. */
function cases(choices: readonly (readonly [condition: string, value: string])[]): string {
  const otherwise = choices.at(-1)![1];
  const others = choices.slice(0, -1).map(([condition, value]) => `${condition}, ${value}`);
  return others.length ? `multiIf(${others.join(', ')}, ${otherwise})` : `(${otherwise})`;
}
