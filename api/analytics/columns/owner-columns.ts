import type { ClientBase, Pool } from 'pg';
import { copyRows } from '../../database/copy/decode.ts';
import { columnNumbers, facetNames, type ColumnName } from '../../columns/layout.ts';
import { readClicks } from '../../columns/read-clicks.ts';
import { withClient } from '../../database/with-client.ts';
import { Dictionary } from './dictionary.ts';
import { readDirectory, type Cover, type Directory, type Segment } from './directory.ts';
import { Sealed } from './sealed.ts';
import type { Dictionaries } from './select.ts';
import type { Stretch } from './stretch.ts';
import { Tail } from './tail.ts';

/** A segment was replaced between being found and being read. Known by its name, which threads tell each other. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone';
}

/** The columns that are needed of a stretch. */
export type ColumnsOf = (stretch: Stretch) => readonly ColumnName[];

/** Columns of a segment that are not in memory. */
interface Missing {
  id: string;
  numbers: number[];
}

interface KeptTail {
  tail: Tail;
  since: number | null;
}

/** What is in memory of an owner's clicks. */
export class OwnerColumns {
  readonly dictionaries = Object.fromEntries(
    facetNames.map((facet) => [facet, new Dictionary(facet)]),
  ) as unknown as Dictionaries;
  readonly #ownerId: number;
  readonly #sealed = new Map<string, Sealed>();
  #tails = new Map<string, KeptTail>();
  #deletions = 0;
  #life: string | null = null;
  #question = 0;

  constructor(ownerId: number) {
    this.#ownerId = ownerId;
  }

  /** How much memory the combinations take that the clicks have had, bytes. */
  get dictionaryBytes(): number {
    return facetNames.reduce((sum, facet) => sum + this.dictionaries[facet].bytes, 0);
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    let bytes = this.dictionaryBytes;
    for (const sealed of this.#sealed.values()) bytes += sealed.bytes;
    for (const { tail } of this.#tails.values()) bytes += tail.bytes;
    return bytes;
  }

  /** Forgets what the last question did not need, until no more than `excess` bytes too many are left. */
  forget(excess: number): void {
    let left = excess;
    const unused = [...this.#sealed].filter(([, { usedAt }]) => usedAt < this.#question);
    for (const [id, sealed] of unused.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (left <= 0) return;
      left -= sealed.bytes;
      this.#sealed.delete(id);
    }
  }

  /** What there is of the clicks of a range of days now. */
  async look(pool: Pool, range: { from: string; to: string }): Promise<Directory> {
    const directory = await readDirectory(pool, this.#ownerId, range);
    const { deletions, life } = directory;
    if (deletions !== this.#deletions || life !== this.#life) this.#tails = new Map();
    this.#deletions = deletions;
    this.#life = life;
    return directory;
  }

  /** The segments of a question, with the columns that are in memory. */
  sealed(segments: readonly Segment[]): Sealed[] {
    this.#question++;
    return segments.map((segment) => this.#sealedOf(segment));
  }

  /** Reads the columns of segments that are not in memory yet; throws SegmentGone where one was replaced meanwhile. */
  async load(pool: Pool, stretches: readonly Stretch[], columnsOf: ColumnsOf): Promise<void> {
    const missing: Missing[] = [];
    for (const [id, sealed] of this.#sealed) {
      if (!stretches.includes(sealed)) continue;
      const absent = needs(sealed, columnsOf(sealed)).filter((column) => !sealed.has(column));
      if (absent.length) missing.push({ id, numbers: absent.map((column) => columnNumbers[column]) });
    }
    if (!missing.length) return;
    const wanted = missing.reduce((sum, { numbers }) => sum + numbers.length, 0);
    if ((await this.#read(pool, missing)) < wanted) throw new SegmentGone();
  }

  /** Reads columns of segments; returns how many there were. */
  async #read(pool: Pool, missing: readonly Missing[]): Promise<number> {
    const groups = Map.groupBy(missing, ({ numbers }) => numbers.join(', '));
    const conditions = [...groups].map(
      ([numbers, of]) => `segment_id IN (${of.map(({ id }) => Number(id)).join(', ')}) AND number IN (${numbers})`,
    );
    const statement = `SELECT segment_id, number, data FROM analytics.segment_column WHERE ${conditions.join(' OR ')}`;
    const loading: Promise<void>[] = [];
    await withClient(pool, (client) =>
      copyRows(client, statement, (row) => {
        // Each is unpacked by other threads while the next one comes.
        const one = this.#load(row);
        one.catch(() => {}); // heard of below, with the others
        loading.push(one);
      }),
    );
    await Promise.all(loading);
    return loading.length;
  }

  #load([id, number, data]: Buffer[]): Promise<void> {
    const sealed = this.#sealed.get(String(id!.readBigInt64BE()))!;
    return sealed.load(number!.readInt16BE(), data!, this.dictionaries);
  }

  #sealedOf(segment: Segment): Sealed {
    let sealed = this.#sealed.get(segment.id);
    if (!sealed) this.#sealed.set(segment.id, (sealed = new Sealed(segment)));
    sealed.gone = segment.gone;
    sealed.usedAt = this.#question;
    return sealed;
  }

  /** The clicks of a range of days that are in no segment, read as far as they are not in memory. */
  async readTails(pool: Pool, range: { from: string; to: string }, wanted: Cover['tails']): Promise<Tail[]> {
    const days = new Set(wanted.map(({ day }) => day));
    for (const day of this.#tails.keys()) {
      if (day >= range.from && day <= range.to && !days.has(day)) this.#tails.delete(day); // in a segment by now
    }
    if (!wanted.length) return [];
    return withClient(pool, (client) => this.#readTailsBy(client, wanted));
  }

  async #readTailsBy(client: ClientBase, wanted: Cover['tails']): Promise<Tail[]> {
    const fresh: Cover['tails'] = [];
    for (const want of wanted) {
      const kept = this.#tails.get(want.day);
      const isUsable = kept && kept.since === want.since && kept.tail.clicks <= want.clicks;
      // A tail that has fewer clicks than there are goes on where it ended; where that does not lead there, anew.
      if (!isUsable || !(await this.#goOn(client, kept.tail, want.clicks))) fresh.push(want);
    }
    for (const group of Map.groupBy(fresh, ({ since }) => since).values()) await this.#readAnew(client, group);
    return wanted.map(({ day }) => this.#tails.get(day)!.tail);
  }

  async #goOn(client: ClientBase, tail: Tail, clicks: number): Promise<boolean> {
    if (tail.clicks === clicks) return true;
    const question = { ownerId: this.#ownerId, days: [tail.day], since: tail.latest + 1, order: 'any' } as const;
    for (const more of await readClicks(client, question)) tail.append(more, this.dictionaries);
    return tail.clicks >= clicks;
  }

  async #readAnew(client: ClientBase, wanted: Cover['tails']): Promise<void> {
    const since = wanted[0]!.since;
    const days = wanted.map(({ day }) => day);
    for (const day of days) this.#tails.set(day, { tail: new Tail(day), since });
    const read = await readClicks(client, { ownerId: this.#ownerId, days, since: since ?? undefined, order: 'any' });
    for (const day of read) this.#tails.get(day.day)!.tail.append(day, this.dictionaries);
  }
}

/** Where links were deleted since, it takes their column to leave their clicks out. */
const needs = ({ gone }: Stretch, columns: readonly ColumnName[]): readonly ColumnName[] =>
  gone.length && columns.length && !columns.includes('link') ? [...columns, 'link'] : columns;
