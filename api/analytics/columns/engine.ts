import type { Pool } from 'pg';
import { facetNames, facetOf, FLAG_VALUES, totalsOf, type ColumnName, type Facet } from '../../columns/layout.ts';
import { lastDayAt } from '../../days.ts';
import { combinationsOf, pageOf } from './groups.ts';
import { Newest } from './newest.ts';
import { OwnerColumns, SegmentGone, type ColumnsOf } from './owner-columns.ts';
import type { Answer, Ask, Question } from './question.ts';
import { passesOf, select } from './select.ts';
import { present, type Stretch } from './stretch.ts';
import { addTotals, tallyFacet, type Tally } from './tally.ts';
import { Days, Moments, People, WeekHours } from './timeline.ts';

type NewestAsk = Extract<Ask, { kind: 'newest' }>;
type GroupAsk = Extract<Ask, { kind: 'page' | 'combinations' }>;
type TimelineAsk = Exclude<Ask, GroupAsk | NewestAsk>;

function timelineOf(ask: TimelineAsk) {
  if (ask.kind === 'people') return new People(ask);
  return new { days: Days, moments: Moments, weekHours: WeekHours }[ask.kind](ask);
}

const timelineColumns: Record<TimelineAsk['kind'], ColumnName[]> = {
  days: [],
  moments: ['at'],
  weekHours: ['hour'],
  people: ['at'],
};
/** The sealer may replace segments while they are read; it does not do so every moment. */
const ATTEMPTS = 3;

/** Answers questions about clicks from their columns, and keeps in memory what it read. */
export class Engine {
  readonly #pool: Pool;
  readonly #maxBytes: number;
  /** The owner asked about last comes last. */
  readonly #owners = new Map<number, OwnerColumns>();
  readonly #queues = new Map<number, Promise<unknown>>();

  constructor(pool: Pool, maxBytes: number) {
    this.#pool = pool;
    this.#maxBytes = maxBytes;
  }

  /** The answers, in the order of what was asked; all are of the same moment. Questions of one owner wait for another. */
  answer(question: Question): Promise<Answer[]> {
    const { ownerId } = question;
    const before = this.#queues.get(ownerId) ?? Promise.resolve();
    const answers = before.then(() => this.#attempt(question, ATTEMPTS));
    const settled = answers
      .catch(() => {})
      .then(() => {
        if (this.#queues.get(ownerId) === settled) this.#queues.delete(ownerId);
      });
    this.#queues.set(ownerId, settled);
    return answers;
  }

  async #attempt(question: Question, attempts: number): Promise<Answer[]> {
    try {
      const answers = await answerFrom(this.#ownerOf(question.ownerId), this.#pool, question);
      this.#shrink();
      return answers;
    } catch (error) {
      // Read anew: what was read by halves may still be coming, and must not be added to what is read next.
      this.#owners.delete(question.ownerId);
      if (error instanceof SegmentGone && attempts > 1) return this.#attempt(question, attempts - 1);
      throw error;
    }
  }

  #ownerOf(ownerId: number): OwnerColumns {
    const owner = this.#owners.get(ownerId) ?? new OwnerColumns(ownerId);
    this.#owners.delete(ownerId);
    this.#owners.set(ownerId, owner);
    return owner;
  }

  /** Forgets what was not needed for longest: other owners' clicks first, then what this question did not need. */
  #shrink(): void {
    let excess = [...this.#owners.values()].reduce((sum, { bytes }) => sum + bytes, 0) - this.#maxBytes;
    for (const [ownerId, owner] of this.#owners) {
      if (excess <= 0) return;
      if (this.#owners.size > 1 && !this.#queues.has(ownerId)) {
        excess -= owner.bytes;
        this.#owners.delete(ownerId);
      } else owner.forget(excess);
    }
  }
}

async function answerFrom(owner: OwnerColumns, pool: Pool, question: Question): Promise<Answer[]> {
  const { asks } = question;
  const summed = asks.filter((ask) => ask.kind !== 'newest');
  const stretches = await owner.find(pool, question, columnsFor(question, summed));
  const answers = new Map<Ask, Answer>();
  if (summed.length) {
    for (const [ask, answer] of sum(owner, stretches, { ...question, asks: summed })) answers.set(ask, answer);
  }
  for (const ask of asks) {
    if (ask.kind === 'newest') answers.set(ask, await newest(owner, pool, stretches, { question, ask }));
  }
  return asks.map((ask) => answers.get(ask)!);
}

/** What is needed of each stretch to answer something of a question. */
function columnsFor(question: Question, asks: readonly Ask[]): ColumnsOf {
  if (!asks.length) return () => [];
  const columns = rowColumns(question, asks);
  const totals = [...new Set(asks.filter(isGroup).map((ask) => totalsOf[facetFor(ask)]))];
  return (stretch) => (hasAnswer(stretch, question, asks) ? totals : columns);
}

/** Whether a stretch's totals answer what is asked: groups of everything it holds. */
const hasAnswer = ({ totals, gone, days }: Stretch, { filters, from, to }: Question, asks: readonly Ask[]): boolean =>
  totals !== null &&
  !gone.length &&
  !filters.length &&
  asks.every(isGroup) &&
  days.every(({ day }) => day >= from && day <= to);

function rowColumns({ filters }: Question, asks: readonly Ask[]): ColumnName[] {
  const columns = new Set<ColumnName>(['flags', ...filters.map(({ part }) => facetOf(part).facet)]);
  for (const ask of asks) {
    if (ask.kind === 'newest') columns.add('at');
    else if (ask.kind === 'page' || ask.kind === 'combinations') columns.add(facetFor(ask));
    else for (const column of timelineColumns[ask.kind]) columns.add(column);
  }
  return [...columns];
}

const facetFor = (ask: GroupAsk): Facet => (ask.kind === 'page' ? facetOf(ask.part).facet : ask.facet);
const isGroup = (ask: Ask): ask is GroupAsk => ask.kind === 'page' || ask.kind === 'combinations';
const isTimeline = (ask: Ask): ask is TimelineAsk => !isGroup(ask) && ask.kind !== 'newest';

/** Goes through the clicks once, whatever is asked of them. */
function sum({ dictionaries }: OwnerColumns, stretches: Stretch[], question: Question): Map<Ask, Answer> {
  const { asks, filters } = question;
  const groups = asks.filter(isGroup);
  const lines = asks.filter(isTimeline).map((ask) => ({ ask, line: timelineOf(ask) }));
  const wanted = new Set(groups.map(facetFor));
  const tallies = new Map<Facet, Tally>();
  for (const facet of facetNames) {
    if (wanted.has(facet)) tallies.set(facet, new Int32Array(dictionaries[facet].size * FLAG_VALUES));
  }
  const passes = passesOf(filters, dictionaries);
  for (const stretch of stretches) {
    if (hasAnswer(stretch, question, asks)) {
      for (const [facet, tally] of tallies) addTotals(tally, present(stretch.totals?.[facet]));
      continue;
    }
    const selection = select(stretch, question, passes, dictionaries);
    for (const [facet, tally] of tallies) tallyFacet(tally, stretch, stretch.facets[facet]!, selection);
    for (const { line } of lines) line.add(stretch, selection);
  }
  const answers = new Map<Ask, Answer>(lines.map(({ ask, line }) => [ask, line.answer()]));
  for (const ask of groups) {
    const tally = tallies.get(facetFor(ask))!;
    const answer = ask.kind === 'page' ? pageOf(ask, tally, dictionaries) : combinationsOf(ask, tally, dictionaries);
    answers.set(ask, answer);
  }
  return answers;
}

/** Goes from the latest days back, no further than it takes, and reads only what it meets. */
async function newest(
  owner: OwnerColumns,
  pool: Pool,
  stretches: Stretch[],
  { question, ask }: { question: Question; ask: NewestAsk },
): Promise<number[]> {
  const found = new Newest(ask);
  const columns = columnsFor(question, [ask]);
  const last = ask.before === null ? question.to : lastDayAt(ask.before);
  const to = last < question.to ? last : question.to;
  for (const stretch of stretches) {
    if (!found.wants(stretch)) break;
    if (stretch.days[0]!.day > to) continue;
    await owner.load(pool, [stretch], columns);
    const passes = passesOf(question.filters, owner.dictionaries);
    found.add(stretch, select(stretch, { from: question.from, to }, passes, owner.dictionaries));
  }
  return found.answer();
}
