import type { ClientBase, Pool } from 'pg';
import { requireOwnVersion } from '../../database/own-version.ts';
import type { RoundTrip } from '../../click-model/record.ts';
import { utcDay } from '../../common/days.ts';
import { advisoryLocks } from '../../database/advisory-lock.ts';
import { OwnConnection } from '../../database/own-connection.ts';
import { pool } from '../../database/pool.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { noteClicks } from '../../webhooks/note-clicks.ts';
import { lockLinks } from '../../urls/link-clicks.ts';
import type { ClickBatch, ClickWriter } from '../click-store.ts';
import { readHome, requireOwnPlace, type ClickHome } from '../click-home.ts';
import { noticeCrash } from '../crashes.ts';
import type { JournalPosition } from '../journal-reader.ts';
import { linksOf } from '../links-of.ts';
import { moveFurther, movePosition, ownPosition, readFurtherPositions, type JournalOwner } from '../position.ts';
import type { ClickRows } from './click-rows.ts';
import { during } from './during.ts';
import { FirstClicks, readSalts, SeenVisitors } from './first-clicks.ts';
import { labelsOf, type LabelledClick } from './labelled-click.ts';
import { BatchLabels, labelCache } from './labels.ts';
import { storeMeasured } from './measured-clicks.ts';
import { createAhead, ensurePartitions, type KnownPartitions } from './partitions.ts';
import type { Salt } from './visitor.ts';

/** Attempts before a batch is left to the next round; labels are swept once a day. */
const ATTEMPTS = 3;
/**
 * The counters of a batch lock links. When this machine vanishes amid one, PostgreSQL undoes it before edits give up, which wait for 15
 * seconds; between two statements of a batch lies a second of work at most.
 */
const LIMIT_IDLE = "SET LOCAL idle_in_transaction_session_timeout = '10s'";
const DAY_MS = 86_400_000;

/** Clicks with labels, the salts of their days, and round trips. */
interface PreparedBatch {
  clicks: LabelledClick[];
  salts: Map<string, Salt>;
  roundTrips: readonly RoundTrip[];
}

/** Stores a journal: all in PostgreSQL but the rows of clicks, which may go elsewhere. See ClickWriter. */
export class PostgresClickWriter implements ClickWriter {
  readonly #owner: JournalOwner;
  readonly #rows: ClickRows;
  #labels = labelCache();
  #labelEpoch = '';
  readonly #seen = new SeenVisitors();
  readonly #partitions: KnownPartitions = new Set();
  readonly #connection: OwnConnection;

  constructor(owner: JournalOwner, rows: ClickRows, connections: Pick<Pool, 'connect'> = pool) {
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

  furtherPositions(): Promise<Map<number, JournalPosition>> {
    return this.#connection.use((client) => readFurtherPositions(client, this.#owner.nodeId));
  }

  append(from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void> {
    return this.#connection.use((client) => this.#append(client, from, batch, meanwhile));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #append(client: ClientBase, from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void> {
    const days = [...new Set(batch.clicks.map((click) => Math.floor(click.source.at / DAY_MS)))];
    await ensurePartitions(client, this.#partitions, days.map(monthOf), days.flatMap(daysAround));
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const prepared = await this.#prepareBatch(client, batch);
      const outcome = await this.#commit(client, from, batch, prepared, meanwhile);
      if (outcome === 'stored') return;
    }
    throw new Error(`labels were swept during each of ${ATTEMPTS} attempts`);
  }

  /** Creates labels and reads salts before the transaction, which then holds its locks for a shorter time. */
  async #prepareBatch(client: ClientBase, { clicks, roundTrips }: ClickBatch): Promise<PreparedBatch> {
    const labels = new BatchLabels(this.#labels);
    const labelled = clicks.map((click) => ({ click, labels: labelsOf(click, labels) }));
    await labels.find(client);
    await labels.make(client);
    return { clicks: labelled, roundTrips, salts: await readSalts(client, clicks) };
  }

  async #commit(
    client: ClientBase,
    from: JournalPosition,
    { next, further = [] }: ClickBatch,
    prepared: PreparedBatch,
    meanwhile: () => void,
  ): Promise<'stored' | 'swept'> {
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
      const first = await this.#storeClicks(client, prepared, meanwhile);
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
    this.#labels = labelCache();
    return false;
  }

  async #storeClicks(
    client: ClientBase,
    { clicks: prepared, salts, roundTrips }: PreparedBatch,
    meanwhile: () => void,
  ): Promise<FirstClicks | null> {
    const all = prepared.map(({ click }) => click);
    await this.#seen.clearAfterDeletions(client, all);
    const locking = lockLinks(client, [...new Set(all.map((click) => click.linkId))]);
    let first = await during(locking, () => new FirstClicks(this.#seen, salts, all));
    const existing = await locking;
    const clicks = prepared.filter(({ click }) => existing.has(click.linkId));
    const left = clicks.map(({ click }) => click);
    if (!left.length) {
      await notifyClicks(client, linksOf(await storeMeasured(client, [], roundTrips)));
      return null;
    }
    if (left.length < all.length) first = new FirstClicks(this.#seen, salts, left);
    await during(first.store(client), meanwhile);
    const measured = await this.#rows.add(client, clicks, first);
    await noteClicks(client, left);
    await notifyClicks(client, linksOf([...left, ...(await storeMeasured(client, measured, roundTrips))]));
    return first;
  }
}

/** Days are counted from 1970 here. */
const isoDay = (day: number) => utcDay(day * DAY_MS);
const monthOf = (day: number) => isoDay(day).slice(0, 7);
/** A timestamp falls on one of three calendar days, depending on the owner's time zone. */
const daysAround = (day: number) => [day - 1, day, day + 1].map(isoDay);
