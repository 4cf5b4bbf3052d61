import { facetOf, facets, FLAG_VALUES, type Facet, type Part } from '../../columns/layout.ts';
import { Tuples } from '../../columns/tuples.ts';
import type { Dictionary } from './dictionary.ts';
import type { Answers, Ask, Sums } from './question.ts';
import type { Dictionaries } from './select.ts';
import { addEntry, sumsOf, type Tally } from './tally.ts';
import { topOf } from './top.ts';

type AskFor<Kind> = Extract<Ask, { kind: Kind }>;
type Row = Sums & { value: number };

const shown = (sums: Sums, includeBots: boolean) => (includeBots ? sums.clicks + sums.bots : sums.clicks);

/** One page of the clicks by the values of a part; values without a click that counts are left out. */
export function pageOf(ask: AskFor<'page'>, tally: Tally, dictionaries: Dictionaries): Answers['page'] {
  const { part, first, window } = ask;
  const { facet, index } = facetOf(part);
  const { values, numberOf } = dictionaries[facet].part(index);
  const byValue = new Int32Array(values.length * FLAG_VALUES);
  for (let code = 0; code < dictionaries[facet].size; code++) addEntry(byValue, numberOf[code]!, tally, code);
  const whole = { clicks: 0, bots: 0, visitors: 0 };
  const found: Row[] = [];
  const among = window.among && new Set(window.among);
  for (const [number, value] of values.entries()) {
    const sums = sumsOf(byValue, number, first);
    whole.clicks += sums.clicks;
    whole.bots += sums.bots;
    whole.visitors += sums.visitors;
    const isFound = !among || among.has(value);
    if (isFound && shown(sums, window.includeBots) > 0) found.push({ value, ...sums });
  }
  const rows = topOf(found, window.first + window.offset, orderOf(window)).slice(window.offset);
  return { rows, found: found.length, whole };
}

function orderOf({ orderBy, includeBots }: AskFor<'page'>['window']) {
  const clicks = (row: Row) => shown(row, includeBots);
  const visitors = (row: Row) => row.visitors;
  const [main, other] = orderBy === 'CLICKS' ? [clicks, visitors] : [visitors, clicks];
  return (a: Row, b: Row) => main(b) - main(a) || other(b) - other(a) || a.value - b.value;
}

/** The combinations of parts of a facet with the most clicks, most first. */
export function combinationsOf(
  ask: AskFor<'combinations'>,
  tally: Tally,
  dictionaries: Dictionaries,
): Answers['combinations'] {
  const { codeOf, tuples } = narrowed(ask.facet, ask.parts, dictionaries[ask.facet]);
  const clicks = new Float64Array(codeOf.length);
  for (const [code, narrow] of codeOf.entries()) {
    clicks[narrow]! += shown(sumsOf(tally, code, 'firstOwner'), ask.includeBots);
  }
  const rows: Answers['combinations'] = [];
  for (let code = 0; code < tuples.size; code++) {
    const values = [...tuples.values.subarray(code * tuples.arity, (code + 1) * tuples.arity)];
    if (clicks[code]! > 0) rows.push({ values, clicks: clicks[code]! });
  }
  return topOf(rows, ask.limit, (a, b) => b.clicks - a.clicks || compareValues(a.values, b.values));
}

/** For each code of a facet, the code of its combination of some parts only. */
function narrowed(facet: Facet, parts: readonly Part[], dictionary: Dictionary) {
  const tuples = new Tuples(parts.length);
  const all = dictionary.tuples;
  const places = parts.map((part) => (facets[facet] as readonly Part[]).indexOf(part));
  const wanted = new Int32Array(parts.length);
  const codeOf = Int32Array.from({ length: dictionary.size }, (_, code) => {
    for (const [index, place] of places.entries()) wanted[index] = all[code * dictionary.arity + place]!;
    return tuples.codeOf(wanted, 0);
  });
  return { codeOf, tuples };
}

function compareValues(a: number[], b: number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}
