import type { ClientBase } from 'pg';
import { enrich, type EnrichedClick, type LinkOwner, type ObservedClick } from './enrich.ts';
import { findFirstClicks, seenCache, type FirstClicks } from './first-clicks.ts';
import type { JournalPosition } from './journal-reader.ts';
import { labelCache, resolveLabels, type Labels, type LabelWish } from './labels.ts';
import { createAhead, ensurePartitions, forgetVisitors, type KnownPartitions } from './partitions.ts';
import { movePosition, readPosition } from './position.ts';
import { rollUp, type StoredClick } from './rollup.ts';
import { addRollups, announceClicks, copyClicks } from './store.ts';

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
    const moments = batch.clicks.map((click) => click.source.at);
    await ensurePartitions(client, this.#partitions, moments.map(monthOf), moments.flatMap(daysAround));
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
  ): Promise<(FirstClicks | Labels)[]> {
    const owners = await lockLinks(client, batch);
    const clicks = batch.clicks.flatMap((click) => {
      const owner = owners.get(click.source.linkId);
      return owner ? [enrich(click, owner)] : []; // the link was deleted meanwhile, and its clicks with it
    });
    if (!clicks.length) return [];
    const first = await findFirstClicks(client, this.#seen, clicks);
    const labels = await resolveLabels(client, this.#labels, clicks.flatMap(wishesOf));
    const stored = clicks.map((click) => asStored(click, first, labels));
    const sums = await during(copyClicks(client, stored), () => rollUp(stored));
    await during(addRollups(client, sums), meanwhile);
    await announceClicks(client, stored);
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

const DAY_MS = 86_400_000;
const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);
/** A moment is on one of three calendar days, whatever the owner's zone. */
const daysAround = (ms: number) =>
  [ms - DAY_MS, ms, ms + DAY_MS].map((moment) => new Date(moment).toISOString().slice(0, 10));

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

const texts = [
  ['city', 'city'],
  ['network', 'network'],
  ['referrer', 'referrer'],
  ['utmSource', 'utmSource'],
  ['utmMedium', 'utmMedium'],
  ['utmCampaign', 'utmCampaign'],
] as const;

function wishesOf(click: EnrichedClick): LabelWish[] {
  return texts.flatMap(([field, dimension]) => {
    const label = click[field];
    return label ? [{ ownerId: click.ownerId, dimension, label, day: click.day }] : [];
  });
}

function asStored(click: EnrichedClick, first: FirstClicks, labels: Labels): StoredClick {
  const number = (field: (typeof texts)[number][0]) => {
    const label = click[field];
    return label ? labels.numberOf({ ownerId: click.ownerId, dimension: field, label, day: click.day }) : 0;
  };
  return {
    ...click,
    cityId: number('city'),
    networkId: number('network'),
    referrerId: number('referrer'),
    utmSourceId: number('utmSource'),
    utmMediumId: number('utmMedium'),
    utmCampaignId: number('utmCampaign'),
    firstOwner: first.isFirstOfOwner(click),
    firstLink: first.isFirstOfLink(click),
  };
}
