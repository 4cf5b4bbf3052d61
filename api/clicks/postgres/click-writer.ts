import type { ClientBase, Pool } from 'pg';
import { requireOwnVersion } from '../../database/own-version.ts';
import { utcDay } from '../../common/days.ts';
import { advisoryLocks } from '../../database/advisory-lock.ts';
import { OwnConnection } from '../../database/own-connection.ts';
import { pool } from '../../database/pool.ts';
import { withClient } from '../../database/with-client.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { noteClicks } from '../../webhooks/note-clicks.ts';
import { lockLinks, type LinkClicks } from '../../urls/link-clicks.ts';
import type { ClickBatch, ClickWriter } from '../click-store.ts';
import type { EnrichedClick } from '../enrich.ts';
import { readHome, requireOwnPlace, type ClickHome } from '../click-home.ts';
import { noticeCrash } from '../crashes.ts';
import type { JournalPosition } from '../journal-reader.ts';
import { linksOf } from '../links-of.ts';
import { moveFurther, movePosition, ownPosition, readFurtherPositions, type JournalOwner } from '../position.ts';
import type { ClickRows } from './click-rows.ts';
import { during } from './during.ts';
import { BatchClicks } from './batch-clicks.ts';
import { FirstClicks, readSalts } from './first-clicks.ts';
import type { LabelledClick } from './labelled-click.ts';
import { LabelCache } from './label-cache.ts';
import type { BatchLabels } from './labels.ts';
import { LIMIT_IDLE, LinkCounters } from './link-counters.ts';
import { storeMeasured } from './measured-clicks.ts';
import { createAhead, ensurePartitions, type KnownPartitions } from './partitions.ts';
import { SeenVisitors } from './seen-visitors.ts';
import type { Salts } from './visitor.ts';

/** Attempts before a batch is left to the next round; labels are swept once a day. */
const ATTEMPTS = 3;
const DAY_MS = 86_400_000;

/** The clicks of a batch whose labels are stored, and the salts of whose days are read. */
interface ReadyClicks {
  all: BatchClicks;
  clicks: readonly LabelledClick[];
  salts: Salts;
}

/** Stores a journal: all in PostgreSQL but the rows of clicks, which may go elsewhere. See ClickWriter. */
export class PostgresClickWriter implements ClickWriter {
  readonly #owner: JournalOwner;
  readonly #rows: ClickRows;
  #labels = new LabelCache();
  #labelEpoch = '';
  readonly #seen = new SeenVisitors();
  readonly #counters = new LinkCounters();
  readonly #partitions: KnownPartitions = new Set();
  readonly #connections: Pick<Pool, 'connect'>;
  readonly #connection: OwnConnection;
  /** Those of the batch that is being stored: a salt is not kept for longer, as it is to be destroyed. */
  #salts: Salts | null = null;

  constructor(owner: JournalOwner, rows: ClickRows, connections: Pick<Pool, 'connect'> = pool) {
    this.#connections = connections;
    this.#owner = owner;
    this.#rows = rows;
    this.#connection = new OwnConnection(connections);
  }

  prepare(): Promise<void> {
    return this.#connection.use(async (client) => {
      await requireOwnVersion(client);
      await noticeCrash(client);
      await createAhead(client, this.#partitions);
    });
  }

  position(): Promise<JournalPosition> {
    return this.#connection.use(async (client) => {
      await client.query('INSERT INTO analytics.label_epoch DEFAULT VALUES ON CONFLICT DO NOTHING');
      await readHome(client);
      await this.#areLabelsValid(client); // reads the first epoch
      return ownPosition(client, this.#owner);
    });
  }

  send(): Promise<void> {
    return this.#connection.use((client) => this.#rows.send(client));
  }

  settle(): Promise<void> {
    return this.#connection.use((client) => this.#counters.settle(client));
  }

  furtherPositions(): Promise<Map<number, JournalPosition>> {
    return this.#connection.use((client) => readFurtherPositions(client, this.#owner.nodeId));
  }

  async prepareClicks(clicks: readonly EnrichedClick[]): Promise<BatchClicks> {
    const isStoring = this.#salts !== null;
    // The connection of the batch that is being stored is busy.
    const store = async (labels: BatchLabels) =>
      isStoring ? withClient(this.#connections, (client) => labels.store(client)) : undefined;
    return BatchClicks.prepare(clicks, { labels: this.#labels, seen: this.#seen, salts: this.#salts }, store);
  }

  append(from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void> {
    return this.#connection.use((client) => this.#append(client, from, batch, meanwhile));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #append(client: ClientBase, from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void> {
    const { prepared } = batch;
    if (!(prepared instanceof BatchClicks)) throw new TypeError('clicks of another writer');
    const days = [...new Set(prepared.clicks.map((click) => Math.floor(click.source.at / DAY_MS)))];
    await ensurePartitions(client, this.#partitions, days.map(monthOf), days.flatMap(daysAround));
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const ready = await this.#makeReady(client, prepared);
        const outcome = await this.#commit(client, from, batch, ready, meanwhile);
        if (outcome === 'stored') return;
      }
    } finally {
      this.#salts = null;
    }
    throw new Error(`labels were swept during each of ${ATTEMPTS} attempts`);
  }

  /** Creates labels and reads salts before the transaction, which then holds its locks for a shorter time. */
  async #makeReady(client: ClientBase, all: BatchClicks): Promise<ReadyClicks> {
    const { clicks, labels } = all.labelled(this.#labels);
    await labels.store(client);
    this.#salts = await readSalts(client, all.clicks);
    return { all, clicks, salts: this.#salts };
  }

  async #commit(
    client: ClientBase,
    from: JournalPosition,
    batch: ClickBatch,
    ready: ReadyClicks,
    meanwhile: () => void,
  ): Promise<'stored' | 'swept'> {
    const { next, further = [] } = batch;
    try {
      // After a crash of the server the journal is replayed; only before a file is deleted must the commit be durable.
      const isDurable =
        this.#rows.isElsewhere || next.file !== from.file || further.some((move) => move.to.file !== move.from.file);
      await client.query(`BEGIN; ${LIMIT_IDLE}${isDurable ? '' : '; SET LOCAL synchronous_commit = off'}`);
      await requireOwnVersion(client);
      await movePosition(client, this.#owner, from, next);
      await moveFurther(client, this.#owner.nodeId, further);
      if (!(await this.#areLabelsValid(client))) {
        await client.query('ROLLBACK');
        return 'swept';
      }
      const first = await this.#storeClicks(client, batch, ready, meanwhile);
      await client.query('COMMIT');
      first?.commit();
      return 'stored';
    } catch (error) {
      this.#partitions.clear(); // another node may have dropped one of them
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /**
   * True when no label was marked as unused since the last call; none will be until the transaction ends. Throws one sentence while clicks
   * are moved, or where they have been.
   */
  async #areLabelsValid(client: ClientBase): Promise<boolean> {
    const { rows } = await client.query<{ epoch: string; place: ClickHome['place']; mayStore: boolean }>(
      `SELECT e.epoch, h.place, pg_try_advisory_xact_lock_shared(${advisoryLocks.storing}) AS "mayStore"
       FROM analytics.label_epoch e, analytics.click_home h FOR SHARE`,
    );
    const { epoch, place, mayStore } = rows[0]!;
    requireOwnPlace(place);
    if (!mayStore) throw new Error('clicks are being moved; they wait in the journal.');
    if (epoch === this.#labelEpoch) return true;
    this.#labelEpoch = epoch;
    this.#labels = new LabelCache();
    return false;
  }

  async #storeClicks(
    client: ClientBase,
    { roundTrips, hasMore = false }: ClickBatch,
    { all, clicks: labelled, salts }: ReadyClicks,
    meanwhile: () => void,
  ): Promise<FirstClicks | null> {
    await this.#seen.clearAfterDeletions(client, all.clicks);
    const locking = lockLinks(client, [...new Set(all.clicks.map((click) => click.linkId))]);
    let first = await during(locking, () => all.first(salts));
    const existing = await locking;
    const clicks = labelled.filter(({ click }) => existing.has(click.linkId));
    const left = clicks.map(({ click }) => click);
    if (!left.length) {
      await notifyClicks(client, linksOf(await storeMeasured(client, [], roundTrips)));
      return null;
    }
    if (left.length < labelled.length) first = FirstClicks.of(this.#seen, salts, left);
    await during(first.store(client), meanwhile);
    let counted: LinkClicks[] = [];
    const measured = await this.#rows.add(client, clicks, first, async (links) => {
      counted = await this.#counters.add(client, links, hasMore);
    });
    await noteClicks(client, left);
    const later = await storeMeasured(client, measured, roundTrips);
    await notifyClicks(client, linksOf([...left, ...counted, ...later]));
    return first;
  }
}

/** Days are counted from 1970 here. */
const isoDay = (day: number) => utcDay(day * DAY_MS);
const monthOf = (day: number) => isoDay(day).slice(0, 7);
/** A timestamp falls on one of three calendar days, depending on the owner's time zone. */
const daysAround = (day: number) => [day - 1, day, day + 1].map(isoDay);
