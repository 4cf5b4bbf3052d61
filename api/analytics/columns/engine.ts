import type { Pool } from 'pg';
import { lastDayAt } from '../../days.ts';
import { Count } from './count.ts';
import { coverOf, type Directory } from './directory.ts';
import { Helpers } from './helpers.ts';
import { columnsFor, type NewestAsk } from './needed.ts';
import { Newest } from './newest.ts';
import { SegmentGone, type OwnerColumns } from './owner-columns.ts';
import { Owners } from './owners.ts';
import { columnsPool } from './pool.ts';
import type { Answer, Ask, Question } from './question.ts';
import { passesOf, select } from './select.ts';
import type { Stretch } from './stretch.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** The sealer may replace segments while they are read; it does not do so every moment. */
const ATTEMPTS = 3;

/** What was read of an owner's clicks for a question. */
interface Read {
  /** All of them, latest days first, whoever counts them. */
  stretches: Stretch[];
  count: Count;
}

/** Answers questions about clicks from their columns, and keeps in memory what it read. */
export class Engine {
  readonly #pool: Pool;
  readonly #helpers: Helpers;
  readonly #owners: Owners;
  readonly #queues = new Map<number, Promise<unknown>>();

  /** Starts the threads that help it. */
  constructor(settings: WorkerSettings) {
    this.#pool = columnsPool(settings);
    this.#helpers = new Helpers(settings);
    this.#owners = new Owners(settings.maxBytes, (ownerId) => this.#helpers.forget(ownerId));
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

  /** Has nothing of an owner in memory any more. */
  forget(ownerId: number): void {
    this.#owners.forget(ownerId);
  }

  /** Ends its connections and helpers. */
  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#helpers.end()]);
  }

  async #attempt(question: Question, attempts: number): Promise<Answer[]> {
    try {
      const answers = await this.#answerFrom(this.#owners.of(question.ownerId), question);
      this.#owners.shrink((ownerId) => this.#queues.has(ownerId));
      return answers;
    } catch (error) {
      // Read anew: what was read by halves may still be coming, and must not be added to what is read next.
      this.forget(question.ownerId);
      if ((error as Error).name === SegmentGone.name && attempts > 1) return this.#attempt(question, attempts - 1);
      throw error;
    }
  }

  async #answerFrom(owner: OwnerColumns, question: Question): Promise<Answer[]> {
    const { asks } = question;
    const summed = { ...question, asks: asks.filter(({ kind }) => kind !== 'newest') };
    const { stretches, count } = await this.#read(owner, summed, await owner.look(this.#pool, question));
    const answers: Map<Ask, Answer> = count.answers();
    for (const ask of asks) {
      if (ask.kind === 'newest') answers.set(ask, await this.#newest(owner, stretches, question, ask));
    }
    return asks.map((ask) => answers.get(ask)!);
  }

  async #read(owner: OwnerColumns, question: Question, directory: Directory): Promise<Read> {
    const cover = coverOf(directory, question);
    const sealed = owner.sealed(cover.segments);
    const own = new Set(this.#helpers.ownShare(cover.segments).map(({ id }) => id));
    const mine = sealed.filter(({ id }) => own.has(id));
    // At once, on connections of their own.
    const [tails, others] = await Promise.all([
      owner.readTails(this.#pool, question, cover.tails),
      this.#helpers.count(question, cover.segments),
      owner.load(this.#pool, mine, columnsFor(question)),
    ]);
    const late = cover.tails.filter(({ since, clicks }, index) => since !== null && tails[index]!.clicks < clicks);
    if (late.length) {
      // Clicks came late, from before the moment up to which parts of their day are in segments: that is read as it is.
      const days = late.map(({ day }) => day);
      const segments = directory.segments.filter(({ firstDay }) => !days.includes(firstDay));
      return this.#read(owner, question, { ...directory, segments });
    }
    const stretches = [...sealed, ...tails].sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1));
    return { stretches, count: new Count(question, owner.dictionaries, [...mine, ...tails], others) };
  }

  /** Goes from the latest days back, no further than it takes, and reads only what it meets. */
  async #newest(
    owner: OwnerColumns,
    stretches: readonly Stretch[],
    { from, to, ...question }: Question,
    ask: NewestAsk,
  ): Promise<number[]> {
    const found = new Newest(ask);
    const last = ask.before === null ? to : lastDayAt(ask.before);
    const range = { from, to: last < to ? last : to };
    const columnsOf = columnsFor({ ...question, ...range, asks: [ask] });
    for (const stretch of stretches) {
      if (!found.wants(stretch)) break;
      if (stretch.days[0]!.day > range.to) continue;
      await owner.load(this.#pool, [stretch], columnsOf);
      const passes = passesOf(question.filters, owner.dictionaries);
      found.add(stretch, select(stretch, range, passes, owner.dictionaries));
    }
    return found.answer();
  }
}

const lastDay = ({ days }: Stretch) => days.at(-1)?.day ?? '';
