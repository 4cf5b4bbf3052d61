import { facetOf, flagBits, type Facet } from '../../columns/layout.ts';
import type { Answers, Ask } from './question.ts';
import type { Dictionaries } from './select.ts';
import { present, type Stretch } from './stretch.ts';
import { sumsOf, type Rows } from './tally.ts';
import { Timeline } from './timeline.ts';

type TopAsk = Extract<Ask, { kind: 'topOfEach' }>;

/** For each value of one part, the value of another with the most clicks by people; unknown values do not compete. */
export class TopOfEach extends Timeline<'topOfEach'> {
  readonly #ask: TopAsk;
  readonly #dictionaries: Dictionaries;

  constructor(ask: TopAsk, dictionaries: Dictionaries) {
    super();
    this.#ask = ask;
    this.#dictionaries = dictionaries;
  }

  protected addDay(_day: string, stretch: Stretch, rows: Rows): void {
    const each = this.#valuesOf(this.#ask.each, stretch, rows);
    const part = this.#valuesOf(this.#ask.part, stretch, rows);
    const flags = present(stretch.flags);
    const found = new Map<number, Map<number, number>>();
    for (let at = 0; at < part.length; at++) {
      const row = rows.rows ? rows.rows[at]! : rows.begin + at;
      if (!part[at] || !(flags[row]! & flagBits.human)) continue;
      let counts = found.get(each[at]!);
      if (!counts) found.set(each[at]!, (counts = new Map()));
      counts.set(part[at]!, (counts.get(part[at]!) ?? 0) + 1);
    }
    for (const [value, counts] of found) {
      for (const [other, clicks] of counts) this.tally(`${value}|${other}`, 1)[flagBits.human]! += clicks;
    }
  }

  answer(): Answers['topOfEach'] {
    const best = new Map<number, { value: number; clicks: number }>();
    for (const [name, tally] of this.collected) {
      const [each, value] = name.split('|').map(Number) as [number, number];
      const { clicks } = sumsOf(tally, 0, 'firstOwner');
      const before = best.get(each);
      const isBetter = !before || clicks > before.clicks || (clicks === before.clicks && value < before.value);
      if (clicks > 0 && isBetter) best.set(each, { value, clicks });
    }
    return [...best].map(([each, { value }]) => ({ each, value }));
  }

  /** A part's value of every selected row. */
  #valuesOf(part: TopAsk['part'], stretch: Stretch, rows: Rows): Int32Array {
    const { facet, index } = facetOf(part);
    const { tuples, arity } = this.#dictionaries[facet];
    const codes = codesOf(facet, stretch, rows);
    return Int32Array.from(codes, (code) => tuples[code * arity + index]!);
  }
}

/** The owner's code of every selected row. */
function codesOf(facet: Facet, stretch: Stretch, { rows, begin, end }: Rows): Int32Array {
  const { codes, ownerCodes, runs } = present(stretch.facets[facet]);
  const found = new Int32Array(rows ? rows.length : end - begin);
  let run = 0;
  for (let at = 0; at < found.length; at++) {
    const row = rows ? rows[at]! : begin + at;
    if (runs) while (run + 1 < runs.length && runs[run + 1]! <= row) run++;
    const code = codes[runs ? run : row]!;
    found[at] = ownerCodes ? ownerCodes[code]! : code;
  }
  return found;
}
