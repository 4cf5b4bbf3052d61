import type { Pool } from 'pg';
import { lastDayAt } from '../../../common/days.ts';
import { scanMeasured } from '../measured/measured-scan.ts';
import { coverageOf, type BlockIndex } from './block-index.ts';
import { NewestTimestamps } from './newest-timestamps.ts';
import { OwnerCache } from './owner-cache.ts';
import { BlockReplaced, type OwnerColumns } from './owner-columns.ts';
import { OwnerTurns } from './owner-turns.ts';
import { ReplicaPool } from '../../../database/replica-pool.ts';
import { columnarPool } from './columnar-pool.ts';
import { requiredColumns } from './required-columns.ts';
import type { RowBlock, VisitorBlock } from './row-block.ts';
import { Scan } from './scan.ts';
import { ScanPool } from './scan-pool.ts';
import {
  isMeasured,
  type ColumnarAggregation,
  type MeasuredAggregation,
  type NewestQuery,
  type ScanAggregation,
  type ScanQuery,
  type ScanResult,
} from './scan-query.ts';
import { passesOf, select } from './select.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** Compaction may replace blocks while they are read, but rarely twice within one query. */
const ATTEMPTS = 3;

type ColumnarQuery = ScanQuery<ColumnarAggregation>;

/** What was read of an owner's clicks for a query. */
interface Read {
  /** All of them, latest days first, whichever thread scanned them. */
  blocks: VisitorBlock[];
  scan: Scan;
}

/** Computes aggregations from columns, and keeps in memory what it read. */
export class Coordinator {
  readonly #pool: Pool;
  /** Where the index and what was measured are read: with them goes what no replica has. */
  readonly #primary: Pool;
  readonly #scanPool: ScanPool;
  readonly #owners: OwnerCache;
  readonly #turns = new OwnerTurns();

  /** Starts the scan workers. */
  constructor(settings: WorkerSettings) {
    this.#pool = columnarPool(settings);
    this.#primary = this.#pool instanceof ReplicaPool ? this.#pool.primary : this.#pool;
    this.#scanPool = new ScanPool(settings);
    this.#owners = new OwnerCache(settings.maxBytes, (ownerId) => this.#scanPool.forget(ownerId));
  }

  /** The results, in the order of the aggregations, all as of one moment. Queries of one owner take turns. */
  ask(query: ColumnarQuery): Promise<ScanResult[]> {
    return this.#turns.take(query.ownerId, () => this.#attempt(query, ATTEMPTS));
  }

  /** Has nothing of an owner in memory any more. */
  forget(ownerId: number): void {
    this.#owners.forget(ownerId);
  }

  /** Ends its connections and scan workers. */
  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#scanPool.end()]);
  }

  async #attempt(query: ColumnarQuery, attempts: number): Promise<ScanResult[]> {
    try {
      const results = await this.#compute(this.#owners.of(query.ownerId), query);
      this.#owners.shrink((ownerId) => this.#turns.has(ownerId));
      return results;
    } catch (error) {
      // Half-read columns may still arrive, and must not be added to what is read next.
      this.forget(query.ownerId);
      const isReplaced = (error as Error).name === BlockReplaced.name;
      // A replica ends queries that keep it from following.
      const isElsewhere = !isReplaced && this.#pool instanceof ReplicaPool && this.#pool.avoidReplica();
      if ((isReplaced || isElsewhere) && attempts > 1) return this.#attempt(query, attempts - 1);
      throw error;
    }
  }

  async #compute(owner: OwnerColumns, { aggregations, ...clicks }: ColumnarQuery): Promise<ScanResult[]> {
    const ofBlocks = aggregations.filter((aggregation) => !isMeasured(aggregation)) as ScanAggregation[];
    const [scanned, measured] = await Promise.all([
      this.#scanned(owner, { ...clicks, aggregations: ofBlocks }),
      this.#measured(owner, clicks, aggregations.filter(isMeasured)),
    ]);
    return aggregations.map((aggregation) => (isMeasured(aggregation) ? measured : scanned).shift()!);
  }

  async #scanned(owner: OwnerColumns, query: ScanQuery): Promise<ScanResult[]> {
    const { aggregations } = query;
    if (!aggregations.length) return [];
    const summed = { ...query, aggregations: aggregations.filter(({ kind }) => kind !== 'newestTimestamps') };
    const { blocks, scan } = await this.#read(owner, summed, await owner.readIndex(this.#primary, query));
    const results: Map<ScanAggregation, ScanResult> = scan.results();
    for (const aggregation of aggregations) {
      if (aggregation.kind !== 'newestTimestamps') continue;
      results.set(aggregation, await this.#newest(owner, blocks, query, aggregation));
    }
    return aggregations.map((aggregation) => results.get(aggregation)!);
  }

  async #measured(
    owner: OwnerColumns,
    clicks: Omit<ScanQuery, 'aggregations'>,
    aggregations: MeasuredAggregation[],
  ): Promise<ScanResult[]> {
    if (!aggregations.length) return [];
    const days = await owner.measured.read(this.#primary, clicks);
    return scanMeasured(days, owner.dictionaries, clicks, aggregations);
  }

  async #read(owner: OwnerColumns, query: ScanQuery, index: BlockIndex): Promise<Read> {
    const coverage = coverageOf(index, query);
    const stored = owner.storedBlocks(coverage.blocks);
    const own = new Set(this.#scanPool.ownShare(coverage.blocks).map(({ id }) => id));
    const mine = stored.filter(({ id }) => own.has(id));
    // At once, on connections of their own.
    const [recentRows, others] = await Promise.all([
      owner.readRecentRows(this.#pool, query, coverage.recentDays),
      this.#scanPool.scan(query, coverage.blocks),
      owner.load(this.#pool, mine, requiredColumns(query)),
    ]);
    const late = coverage.recentDays.filter(
      ({ since, clicks }, at) => since !== null && recentRows[at]!.clicks < clicks,
    );
    if (late.length) {
      // Clicks came late, from before the time up to which their day is in blocks: the whole day is read from rows.
      const days = late.map(({ day }) => day);
      const blocks = index.blocks.filter(({ firstDay }) => !days.includes(firstDay));
      return this.#read(owner, query, { ...index, blocks });
    }
    const blocks = [...stored, ...recentRows].sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1));
    return { blocks, scan: new Scan(query, owner.dictionaries, [...mine, ...recentRows], others) };
  }

  /** Goes from the latest days back, no further than it takes, and reads only what it meets. */
  async #newest(
    owner: OwnerColumns,
    blocks: readonly RowBlock[],
    { from, to, span, ...query }: ScanQuery,
    aggregation: NewestQuery,
  ): Promise<number[]> {
    const found = new NewestTimestamps(aggregation);
    const last = aggregation.before === null ? to : lastDayAt(aggregation.before);
    const range = { from, to: last < to ? last : to, span };
    const columnsOf = requiredColumns({ ...query, ...range, aggregations: [aggregation] });
    for (const block of blocks) {
      if (!found.wants(block)) break;
      if (block.days[0]!.day > range.to) continue;
      await owner.load(this.#pool, [block], columnsOf);
      const passes = passesOf(query.filters, owner.dictionaries);
      found.add(block, select(block, range, passes, owner.dictionaries));
    }
    return found.result();
  }
}

const lastDay = ({ days }: RowBlock) => days.at(-1)?.day ?? '';
