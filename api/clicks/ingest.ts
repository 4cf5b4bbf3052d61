import type { ClientBase } from 'pg';
import { utcDay } from '../days.ts';
import { ClickCopy } from './click-copy.ts';
import { enrich, type EnrichedClick, type LinkOwner, type ObservedClick } from './enrich.ts';
import { FirstClicks, readSalts, seenCache } from './first-clicks.ts';
import type { JournalPosition } from './journal-reader.ts';
import { BatchLabels, labelCache, type Label } from './labels.ts';
import { createAhead, ensurePartitions, forgetVisitors, type KnownPartitions } from './partitions.ts';
import { movePosition, readPosition } from './position.ts';
import { RollupSums, type StoredClick } from './rollup.ts';
import { addRollups, announceClicks } from './store.ts';
import { inParts } from './turn.ts';

/** Clicks to store, and where the journal's position is once they are. */
export interface ObservedBatch {
  clicks: ObservedClick[];
  next: JournalPosition;
}

/** Stores one node's journal; its memory between batches spares the database most questions. */
export class Ingest {
  readonly #nodeId: string;
  readonly #labels = labelCache();
  readonly #seen = seenCache();
  readonly #partitions: KnownPartitions = new Set();

  constructor(nodeId: string) {
    this.#nodeId = nodeId;
  }

  /** Where the node's journal is stored up to. */
  async position(client: ClientBase): Promise<JournalPosition> {
    await client.query(
      'INSERT INTO analytics.journal_position (node_id, segment, position) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING',
      [this.#nodeId],
    );
    return readPosition(client, this.#nodeId);
  }

  /** Makes the partitions of the days to come, and forgets the visitors and salts whose time is over. */
  async tend(client: ClientBase): Promise<void> {
    await createAhead(client, this.#partitions);
    await forgetVisitors(client, this.#partitions);
  }

  /**
   * Stores a batch, its rollups and its position in one transaction: exactly once, however often it is tried. Throws
   * PositionMoved, or whatever the database says; nothing is stored then. `meanwhile` is called at most once, while
   * PostgreSQL works on the batch and this process has nothing to do.
   */
  async store(
    client: ClientBase,
    from: JournalPosition,
    batch: ObservedBatch,
    meanwhile: () => void = () => {},
  ): Promise<void> {
    const days = [...new Set(batch.clicks.map((click) => Math.floor(click.source.at / DAY_MS)))];
    await ensurePartitions(client, this.#partitions, days.map(monthOf), days.flatMap(daysAround));
    try {
      await client.query('BEGIN');
      // The journal replays what a crash of the server forgets. Only before a segment is removed must it be durable.
      const isDurable = batch.next.segment !== from.segment;
      if (!isDurable) await client.query('SET LOCAL synchronous_commit = off');
      await movePosition(client, this.#nodeId, from, batch.next);
      const memories = await this.#storeClicks(client, batch, meanwhile);
      await client.query('COMMIT');
      for (const memory of memories) memory.commit();
    } catch (error) {
      this.#partitions.clear(); // another node may have dropped one that was thought to exist
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async #storeClicks(
    client: ClientBase,
    batch: ObservedBatch,
    meanwhile: () => void,
  ): Promise<(FirstClicks | BatchLabels)[]> {
    const owners = await lockLinks(client, batch);
    const clicks = batch.clicks.flatMap((click) => {
      const owner = owners.get(click.source.linkId);
      return owner ? [enrich(click, owner)] : []; // the link was deleted meanwhile, and its clicks with it
    });
    if (!clicks.length) return [];
    const salts = await readSalts(client, clicks);
    const labels = new BatchLabels(this.#labels);
    const labelled = clicks.map((click) => ({ click, labels: labelsOf(click, labels) }));
    const first = await during(labels.find(client), () => new FirstClicks(this.#seen, salts, clicks));
    await during(first.store(client), meanwhile);
    await labels.make(client);
    await addClicks(client, labelled, first);
    await announceClicks(client, clicks);
    return [first, labels];
  }
}

/**
 * Works while PostgreSQL does, and waits for it whatever happens: a statement that is sent after its transaction was
 * given up would be stored by itself.
 */
async function during<T>(pending: Promise<void>, work: () => T): Promise<T> {
  try {
    return work();
  } finally {
    await pending;
  }
}

/** Appends the clicks and adds them to the rollups. */
async function addClicks(client: ClientBase, clicks: LabelledClick[], first: FirstClicks): Promise<void> {
  const copy = new ClickCopy(client);
  const sums = new RollupSums();
  try {
    await inParts(clicks, PART_CLICKS, (part, at) => {
      const rows = part.map((click, index) => asStored(click, first, at + index));
      copy.write(rows);
      sums.add(rows);
    });
  } catch (error) {
    await copy.abandon();
    throw error;
  }
  const rows = await during(copy.end(), () => sums.rows());
  await addRollups(client, rows);
}

const DAY_MS = 86_400_000;
/** So many clicks are made into rows at a time, while PostgreSQL stores those before. */
const PART_CLICKS = 1_000;
/** Days are counted from 1970 here. */
const isoDay = (day: number) => utcDay(day * DAY_MS);
const monthOf = (day: number) => isoDay(day).slice(0, 7);
/** A moment is on one of three calendar days, whatever the owner's zone. */
const daysAround = (day: number) => [day - 1, day, day + 1].map(isoDay);

/** The links that still exist, kept from being deleted until the transaction ends; edits are not held up. */
async function lockLinks(client: ClientBase, batch: ObservedBatch): Promise<Map<number, LinkOwner>> {
  const ids = [...new Set(batch.clicks.map((click) => click.source.linkId))];
  const { rows } = await client.query<{ id: number; owner_id: number; time_zone: string | null }>(
    `SELECT s.id, s.owner_id, u.time_zone FROM short_url s JOIN app_user u ON u.id = s.owner_id
     WHERE s.id = ANY($1::int[]) ORDER BY s.id FOR KEY SHARE OF s`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, { ownerId: row.owner_id, timeZone: row.time_zone ?? 'UTC' }]));
}

/** A click's texts as labels; null where it has none. */
interface ClickLabels {
  city: Label | null;
  network: Label | null;
  referrer: Label | null;
  utmSource: Label | null;
  utmMedium: Label | null;
  utmCampaign: Label | null;
}

interface LabelledClick {
  click: EnrichedClick;
  labels: ClickLabels;
}

function labelsOf(click: EnrichedClick, labels: BatchLabels): ClickLabels {
  const of = (dimension: keyof ClickLabels) => {
    const text = click[dimension];
    return text ? labels.of(click.ownerId, dimension, text, click.day) : null;
  };
  return {
    city: of('city'),
    network: of('network'),
    referrer: of('referrer'),
    utmSource: of('utmSource'),
    utmMedium: of('utmMedium'),
    utmCampaign: of('utmCampaign'),
  };
}

const idOf = (label: Label | null) => label?.id ?? 0;

function asStored({ click, labels }: LabelledClick, first: FirstClicks, at: number): StoredClick {
  return {
    ...click,
    cityId: idOf(labels.city),
    networkId: idOf(labels.network),
    referrerId: idOf(labels.referrer),
    utmSourceId: idOf(labels.utmSource),
    utmMediumId: idOf(labels.utmMedium),
    utmCampaignId: idOf(labels.utmCampaign),
    firstOwner: first.isOfOwner(at),
    firstLink: first.isOfLink(at),
  };
}
