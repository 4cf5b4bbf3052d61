import { facetNames, FLAG_VALUES, type Facet } from '../../columns/layout.ts';
import { combinationsOf, pageOf } from './groups.ts';
import { answeredByTotals, facetFor, isGroup, isTimeline, type TimelineAsk } from './needed.ts';
import type { Answer, Ask, Question } from './question.ts';
import { passesOf, select, type Dictionaries } from './select.ts';
import { present, type Stretch, type StretchTotals } from './stretch.ts';
import { addTotals, tallyFacet, type Tally } from './tally.ts';
import { TopOfEach } from './top-of-each.ts';
import { Days, Moments, People, WeekHours, type Collected } from './timeline.ts';

function timelineOf(ask: TimelineAsk, dictionaries: Dictionaries) {
  if (ask.kind === 'people') return new People(ask);
  if (ask.kind === 'topOfEach') return new TopOfEach(ask, dictionaries);
  return new { days: Days, moments: Moments, weekHours: WeekHours }[ask.kind](ask);
}

/** What one thread counted of a question, for another to add to what it counted itself. */
export interface Counted {
  facets: { facet: Facet; tuples: Int32Array; totals: Int32Array }[];
  /** In the order of the timelines asked for, what each collected. */
  lines: Collected[];
}

/** Goes through stretches once, whatever a question asks of them. */
export class Count {
  readonly #question: Question;
  readonly #dictionaries: Dictionaries;
  readonly #lines: { ask: TimelineAsk; line: ReturnType<typeof timelineOf> }[];
  readonly #tallies = new Map<Facet, Tally>();

  /** Counts stretches in codes of these dictionaries, and adds what others counted in their own. */
  constructor(
    question: Question,
    dictionaries: Dictionaries,
    stretches: readonly Stretch[],
    others: readonly Counted[],
  ) {
    this.#question = question;
    this.#dictionaries = dictionaries;
    this.#lines = question.asks.filter(isTimeline).map((ask) => ({ ask, line: timelineOf(ask, dictionaries) }));
    // Taking over the others' combinations first, for they lengthen the tallies.
    const totals = others.flatMap(({ facets }) => facets.map((counted) => this.#ownTotals(counted)));
    const wanted = new Set(question.asks.filter(isGroup).map(facetFor));
    for (const facet of facetNames) {
      if (wanted.has(facet)) this.#tallies.set(facet, new Int32Array(dictionaries[facet].size * FLAG_VALUES));
    }
    this.#addStretches(stretches);
    for (const { facet, ...counted } of totals) addTotals(this.#tallies.get(facet)!, counted);
    for (const [at, { line }] of this.#lines.entries()) for (const { lines } of others) line.merge(lines[at]!);
  }

  /** The answers to what was asked. */
  answers(): Map<Ask, Answer> {
    const answers = new Map<Ask, Answer>(this.#lines.map(({ ask, line }) => [ask, line.answer()]));
    for (const ask of this.#question.asks.filter(isGroup)) {
      const tally = this.#tallies.get(facetFor(ask))!;
      const answer =
        ask.kind === 'page' ? pageOf(ask, tally, this.#dictionaries) : combinationsOf(ask, tally, this.#dictionaries);
      answers.set(ask, answer);
    }
    return answers;
  }

  /** What was counted, to be sent to another thread. */
  counted(): Counted {
    const facets = [...this.#tallies].map(([facet, totals]) => ({
      facet,
      tuples: this.#dictionaries[facet].tuples.slice(), // of memory that is larger
      totals,
    }));
    return { facets, lines: this.#lines.map(({ line }) => line.collected) };
  }

  #ownTotals({ facet, tuples, totals }: Counted['facets'][number]): StretchTotals & { facet: Facet } {
    return { facet, totals, ownerCodes: this.#dictionaries[facet].codesOf(tuples) };
  }

  #addStretches(stretches: readonly Stretch[]): void {
    if (!this.#tallies.size && !this.#lines.length) return; // and none of their columns was read
    const passes = passesOf(this.#question.filters, this.#dictionaries);
    for (const stretch of stretches) {
      if (answeredByTotals(stretch, this.#question)) {
        for (const [facet, tally] of this.#tallies) addTotals(tally, present(stretch.totals?.[facet]));
        continue;
      }
      const selection = select(stretch, this.#question, passes, this.#dictionaries);
      for (const [facet, tally] of this.#tallies) tallyFacet(tally, stretch, present(stretch.facets[facet]), selection);
      for (const { line } of this.#lines) line.add(stretch, selection);
    }
  }
}
