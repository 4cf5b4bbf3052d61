import type { ClientBase } from 'pg';
import { utcDay } from '../days.ts';
import { ClickCopy } from './click-copy.ts';
import { noticeCrash } from './crashes.ts';
import { enrich, type EnrichedClick, type ObservedClick } from './enrich.ts';
import { FirstClicks, readSalts, SeenVisitors } from './first-clicks.ts';
import type { JournalPosition } from './journal-reader.ts';
import type { Label } from './label-rows.ts';
import { BatchLabels, labelCache } from './labels.ts';
import { createAhead, ensurePartitions, type KnownPartitions } from './partitions.ts';
import { LinkOwners } from './link-owners.ts';
import { movePosition, ownPosition, type JournalOwner } from './position.ts';
import { RollupSums, type StoredClick } from './rollup.ts';
import { addRollups, announceClicks, clickedLinks } from './store.ts';
import { inParts } from './turn.ts';
import type { Salt } from './visitor.ts';

/** Clicks to store, and where the journal's position is once they are. */
export interface ObservedBatch {
  clicks: ObservedClick[];
  next: JournalPosition;
}

/** Attempts before a batch is given up to the next round; labels are swept once a day. */
const ATTEMPTS = 3;

/**
 * Stores one node's journal over one connection; its memory between batches spares the database most questions. With the
 * connection the memory must go: a server that crashed may have forgotten what is remembered here.
 */
export class Ingest {
  readonly #owner: JournalOwner;
  #labels = labelCache();
  #labelEpoch = '';
  readonly #owners = new LinkOwners();
  readonly #seen = new SeenVisitors();
  readonly #partitions: KnownPartitions = new Set();

  constructor(nodeId: string, generation = 0) {
    this.#owner = { nodeId, generation };
  }

  /** Where the node's journal is stored up to; throws PositionMoved where the node has been started again since. */
  async position(client: ClientBase): Promise<JournalPosition> {
    await client.query('INSERT INTO analytics.label_epoch DEFAULT VALUES ON CONFLICT DO NOTHING');
    await this.#hasLabels(client); // nothing is remembered yet
    return ownPosition(client, this.#owner);
  }

  /** Makes the partitions of the days to come, and notices whether the server crashed since the last connection. */
  async tend(client: ClientBase): Promise<void> {
    await noticeCrash(client);
    await createAhead(client, this.#partitions);
  }

  /**
   * Stores a batch, its rollups and its position in one transaction: exactly once, however often it is tried. Throws
   * PositionMoved, or whatever the database says; nothing is stored then, but for labels that nothing has yet.
   * `meanwhile` is called at most once, while PostgreSQL works on the batch and this process has nothing to do.
   */
  async store(
    client: ClientBase,
    from: JournalPosition,
    batch: ObservedBatch,
    meanwhile: () => void = () => {},
  ): Promise<void> {
    keepFromFuture(batch.clicks);
    const days = [...new Set(batch.clicks.map((click) => Math.floor(click.source.at / DAY_MS)))];
    await ensurePartitions(client, this.#partitions, days.map(monthOf), days.flatMap(daysAround));
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const prepared = await this.#prepare(client, batch);
      const outcome = await this.#commit(client, from, batch.next, prepared, meanwhile);
      if (outcome === 'stored') return;
    }
    throw new Error('labels were swept again and again');
  }

  /** Adds what the database knows of the clicks, before the transaction: it holds no locks meanwhile. */
  async #prepare(client: ClientBase, batch: ObservedBatch): Promise<PreparedBatch> {
    const links = batch.clicks.map((click) => click.source.linkId);
    const owners = await this.#owners.of(client, links);
    const clicks = batch.clicks.flatMap((click) => {
      const owner = owners.get(click.source.linkId);
      return owner ? [enrich(click, owner)] : []; // the link was deleted meanwhile, and its clicks with it
    });
    const labels = new BatchLabels(this.#labels);
    const labelled = clicks.map((click) => ({ click, labels: labelsOf(click, labels) }));
    await labels.find(client);
    await labels.make(client);
    return { clicks: labelled, salts: await readSalts(client, clicks) };
  }

  async #commit(
    client: ClientBase,
    from: JournalPosition,
    next: JournalPosition,
    prepared: PreparedBatch,
    meanwhile: () => void,
  ): Promise<'stored' | 'swept'> {
    try {
      // The journal replays what a crash of the server forgets. Only before a segment is removed must it be durable.
      const isDurable = next.segment !== from.segment;
      await client.query(isDurable ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit = off');
      await movePosition(client, this.#owner, from, next);
      if (!(await this.#hasLabels(client))) {
        await client.query('ROLLBACK');
        return 'swept';
      }
      const first = await this.#storeClicks(client, prepared, meanwhile);
      await client.query('COMMIT');
      first?.commit();
      return 'stored';
    } catch (error) {
      this.#partitions.clear(); // another node may have dropped one that was thought to exist
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** Whether no label was marked since those of the batch were looked up; until the transaction ends, none will be. */
  async #hasLabels(client: ClientBase): Promise<boolean> {
    const { rows } = await client.query<{ epoch: string }>('SELECT epoch FROM analytics.label_epoch FOR SHARE');
    const epoch = rows[0]!.epoch;
    if (epoch === this.#labelEpoch) return true;
    this.#labelEpoch = epoch;
    this.#labels = labelCache();
    return false;
  }

  async #storeClicks(
    client: ClientBase,
    { clicks: prepared, salts }: PreparedBatch,
    meanwhile: () => void,
  ): Promise<FirstClicks | null> {
    const all = prepared.map(({ click }) => click);
    const links = new Set<number>();
    await this.#seen.heedDeletions(client, all);
    let first = await during(lockLinks(client, all, links), () => new FirstClicks(this.#seen, salts, all));
    const clicks = prepared.filter(({ click }) => links.has(click.linkId));
    if (!clicks.length) return null;
    const left = clicks.map(({ click }) => click);
    if (left.length < all.length) first = new FirstClicks(this.#seen, salts, left);
    await during(first.store(client), meanwhile);
    await addClicks(client, clicks, first);
    await announceClicks(client, clickedLinks(left));
    return first;
  }
}

/** Clicks with numbers for all their labels, and the salts of their days. */
interface PreparedBatch {
  clicks: LabelledClick[];
  salts: Map<string, Salt>;
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

/** Clicks that a clock ahead stamped are of now at the latest: else each of their days would get its partitions. */
function keepFromFuture(clicks: ObservedClick[]): void {
  const now = Date.now();
  for (const click of clicks) if (click.source.at > now + DAY_MS) click.source = { ...click.source, at: now };
}
/** So many clicks are made into rows at a time, while PostgreSQL stores those before. */
const PART_CLICKS = 1_000;
/** Days are counted from 1970 here. */
const isoDay = (day: number) => utcDay(day * DAY_MS);
const monthOf = (day: number) => isoDay(day).slice(0, 7);
/** A moment is on one of three calendar days, whatever the owner's zone. */
const daysAround = (day: number) => [day - 1, day, day + 1].map(isoDay);

/** Adds the links that still exist, kept from being deleted until the transaction ends; edits are not held up. */
async function lockLinks(client: ClientBase, clicks: EnrichedClick[], links: Set<number>): Promise<void> {
  const ids = [...new Set(clicks.map((click) => click.linkId))];
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM short_url WHERE id = ANY($1::int[]) ORDER BY id FOR KEY SHARE',
    [ids],
  );
  for (const { id } of rows) links.add(id);
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
    visitor: first.visitorOf(at),
  };
}
