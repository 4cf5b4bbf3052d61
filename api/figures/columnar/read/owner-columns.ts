import type { ClientBase, Pool } from 'pg';
import { copyRows } from '../../../database/copy/decode.ts';
import { columnGroupNames, columnNumbers, type ColumnName } from '../layout/column-groups.ts';
import { readRows } from '../layout/read-rows.ts';
import { withClient } from '../../../database/with-client.ts';
import { bytesOfDictionaries, newDictionaries } from './dictionary.ts';
import { readBlockIndex, type BlockIndex, type IndexedBlock, type RecentDay } from './block-index.ts';
import { OwnerMeasured } from '../measured/owner-measured.ts';
import type { ColumnsOf } from './required-columns.ts';
import { StoredBlock } from './stored-block.ts';
import type { Dictionaries } from './select.ts';
import type { RowBlock } from './row-block.ts';
import { RecentRows } from './recent-rows.ts';

/** A block was replaced between being found and being read. Threads know it by its name, which messages carry. */
export class BlockReplaced extends Error {
  override readonly name = 'BlockReplaced';
}

/** Columns of a block that are not in memory. */
interface Missing {
  id: string;
  numbers: number[];
}

/** What a day is put together from: every column of its parts. */
const PART_COLUMNS: readonly ColumnName[] = [...columnGroupNames, 'flags', 'visitors', 'hour', 'at'];

/** What is in memory of an owner's clicks. */
export class OwnerColumns {
  readonly dictionaries: Dictionaries = newDictionaries();
  /** Those of which anything was measured. */
  readonly measured: OwnerMeasured;
  readonly #ownerId: number;
  readonly #storedBlocks = new Map<string, StoredBlock>();
  #recentRows = new Map<string, RecentRows>();
  #deletions = 0;
  #life: string | null = null;
  #query = 0;

  constructor(ownerId: number) {
    this.#ownerId = ownerId;
    this.measured = new OwnerMeasured(ownerId, this.dictionaries);
  }

  /** How much memory the combinations take that the clicks have had, bytes. */
  get dictionaryBytes(): number {
    return bytesOfDictionaries(this.dictionaries);
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    let bytes = this.dictionaryBytes + this.measured.bytes;
    for (const stored of this.#storedBlocks.values()) bytes += stored.bytes;
    for (const rows of this.#recentRows.values()) bytes += rows.bytes;
    return bytes;
  }

  /** Forgets what the last query did not need, until no more than `excess` bytes too many are left. */
  forget(excess: number): void {
    let left = excess;
    const unused = [...this.#storedBlocks].filter(([, { usedAt }]) => usedAt < this.#query);
    for (const [id, stored] of unused.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (left <= 0) return;
      left -= stored.bytes;
      this.#storedBlocks.delete(id);
    }
    if (left > 0) this.measured.forget();
  }

  /** The index of the blocks of a range of days now; forgets rows that it says are void. */
  async readIndex(pool: Pool, range: { from: string; to: string }): Promise<BlockIndex> {
    const index = await readBlockIndex(pool, this.#ownerId, range);
    const { deletions, life } = index;
    if (deletions !== this.#deletions || life !== this.#life) this.#recentRows = new Map();
    this.#deletions = deletions;
    this.#life = life;
    return index;
  }

  /** The blocks of a query, with the columns that are in memory. */
  storedBlocks(blocks: readonly IndexedBlock[]): StoredBlock[] {
    this.#query++;
    return blocks.map((block) => this.#storedBlockOf(block));
  }

  /** Reads the columns of blocks that are not in memory yet; throws BlockReplaced where one was replaced meanwhile. */
  async load(pool: Pool, blocks: readonly RowBlock[], columnsOf: ColumnsOf): Promise<void> {
    const missing: Missing[] = [];
    for (const [id, stored] of this.#storedBlocks) {
      if (!blocks.includes(stored)) continue;
      const absent = needs(stored, columnsOf(stored)).filter((column) => !stored.has(column));
      if (absent.length) missing.push({ id, numbers: absent.map((column) => columnNumbers[column]) });
    }
    if (!missing.length) return;
    const wanted = missing.reduce((sum, { numbers }) => sum + numbers.length, 0);
    if ((await this.#read(pool, missing)) < wanted) throw new BlockReplaced();
  }

  /** Reads columns of blocks; returns how many there were. */
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
        one.catch(() => {}); // thrown below, with the others
        loading.push(one);
      }),
    );
    await Promise.all(loading);
    return loading.length;
  }

  #load([id, number, data]: Buffer[]): Promise<void> {
    const stored = this.#storedBlocks.get(String(id!.readBigInt64BE()))!;
    return stored.load(number!.readInt16BE(), data!, this.dictionaries);
  }

  #storedBlockOf(block: IndexedBlock): StoredBlock {
    let stored = this.#storedBlocks.get(block.id);
    if (!stored) this.#storedBlocks.set(block.id, (stored = new StoredBlock(block, this.dictionaries)));
    stored.deletedLinkIds = block.deletedLinkIds;
    stored.usedAt = this.#query;
    return stored;
  }

  /** The clicks of days that no block holds whole, read as far as they are not in memory. */
  async readRecentRows(
    pool: Pool,
    range: { from: string; to: string },
    wanted: readonly RecentDay[],
  ): Promise<RecentRows[]> {
    const days = new Set(wanted.map(({ day }) => day));
    for (const day of this.#recentRows.keys()) {
      if (day >= range.from && day <= range.to && !days.has(day)) this.#recentRows.delete(day); // in a block by now
    }
    if (!wanted.length) return [];
    const parts = wanted.filter(({ day }) => !this.#recentRows.has(day)).flatMap((day) => day.parts);
    const stored = new Map(parts.map((part) => [part.id, this.#storedBlockOf(part)]));
    try {
      await this.load(pool, [...stored.values()], () => PART_COLUMNS);
      return await withClient(pool, (client) => this.#readRecentRowsBy(client, wanted, stored));
    } finally {
      for (const id of stored.keys()) this.#storedBlocks.delete(id); // its clicks are in the rows of the day
    }
  }

  async #readRecentRowsBy(
    client: ClientBase,
    wanted: readonly RecentDay[],
    stored: ReadonlyMap<string, StoredBlock>,
  ): Promise<RecentRows[]> {
    const fresh: RecentDay[] = [];
    for (const want of wanted) {
      const kept = this.#recentRows.get(want.day);
      if (!kept) fresh.push(want);
      // Where clicks are missing, those after the latest are read; where some are still missing, all are, from rows.
      else if (kept.clicks > want.clicks || !(await this.#goOn(client, kept, want.clicks)))
        fresh.push({ ...want, parts: [], since: null });
    }
    for (const group of Map.groupBy(fresh, ({ since }) => since).values()) {
      await this.#readAnew(client, group, stored);
    }
    return wanted.map(({ day }) => this.#recentRows.get(day)!);
  }

  async #goOn(client: ClientBase, rows: RecentRows, clicks: number): Promise<boolean> {
    if (rows.clicks === clicks) return true;
    const query = { ownerId: this.#ownerId, days: [rows.day], since: rows.latest + 1, order: 'any' } as const;
    for (const more of await readRows(client, query)) rows.append(more, this.dictionaries);
    return rows.clicks >= clicks;
  }

  async #readAnew(
    client: ClientBase,
    wanted: readonly RecentDay[],
    stored: ReadonlyMap<string, StoredBlock>,
  ): Promise<void> {
    for (const { day, parts } of wanted) {
      const rows = new RecentRows(day);
      this.#recentRows.set(day, rows);
      for (const { id } of parts) rows.appendPart(stored.get(id)!, this.dictionaries);
    }
    const since = wanted[0]!.since ?? undefined;
    if (since === Infinity) return;
    const days = wanted.map(({ day }) => day);
    const read = await readRows(client, { ownerId: this.#ownerId, days, since, order: 'any' });
    for (const day of read) this.#recentRows.get(day.day)!.append(day, this.dictionaries);
  }
}

/** Leaving out the clicks of deleted links requires the column of links. */
const needs = ({ deletedLinkIds }: RowBlock, columns: readonly ColumnName[]): readonly ColumnName[] =>
  deletedLinkIds.length && columns.length && !columns.includes('link') ? [...columns, 'link'] : columns;
