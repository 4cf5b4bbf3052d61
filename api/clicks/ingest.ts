import type { RoundTrip } from '../click-model/record.ts';
import { pool } from '../database/pool.ts';
import type { ClickWriter, PreparedClicks } from './click-store.ts';
import { enrich, type EnrichedClick, type ObservedClick } from './enrich.ts';
import type { JournalPosition } from './journal-reader.ts';
import { inChunks } from './in-chunks.ts';
import { LinkOwners } from './link-owners.ts';
import { FIRST_PROCESS, type JournalPositions } from './node-journals.ts';
import type { JournalMove } from './position.ts';
import { clickStore } from './store.ts';

/** Clicks to enrich and store, round trips of these or earlier ones, and the journal's position once they are stored. */
export interface ObservedBatch {
  clicks: ObservedClick[];
  roundTrips: RoundTrip[];
  next: JournalPosition;
  /** How the journals of further server processes move with it. */
  further?: readonly JournalMove[];
  /** Whether more clicks are known to follow at once. */
  hasMore?: boolean;
  /** What `prepareClicks` has made of the clicks; without it `store` makes it first. */
  prepared?: PreparedClicks;
}

/** Clicks enriched at a time, which takes less than a millisecond; between chunks pending I/O runs. */
const CHUNK_CLICKS = 200;
const DAY_MS = 86_400_000;

/**
 * Stores one node's journals over a connection of its own. What it remembers between batches spares the database most queries; discard it
 * after an error (see ClickWriter).
 */
export class Ingest {
  readonly #writer: ClickWriter;
  readonly #owners = new LinkOwners();

  constructor(nodeId: string, generation = 0, writer = clickStore.writer({ nodeId, generation })) {
    this.#writer = writer;
  }

  /** Prepares the store; call it first. */
  prepare(): Promise<void> {
    return this.#writer.prepare();
  }

  /** Where the node's journal is stored up to; throws PositionMoved when the node has been started again since. */
  position(): Promise<JournalPosition> {
    return this.#writer.position();
  }

  /** Likewise for the journals of all server processes of the node. */
  async positions(): Promise<JournalPositions> {
    const first = await this.#writer.position();
    return new Map([[FIRST_PROCESS, first], ...(await this.#writer.furtherPositions())]);
  }

  /** Adds owner, day and hour to clicks and prepares them for `store`, which may store the batch before theirs meanwhile. */
  async prepareClicks(observed: ObservedClick[]): Promise<PreparedClicks> {
    limitToPresent(observed);
    const owners = await this.#owners.of(
      pool,
      observed.map((click) => click.source.linkId),
    );
    const clicks: EnrichedClick[] = [];
    await inChunks(observed, CHUNK_CLICKS, (chunk) => {
      for (const click of chunk) {
        const owner = owners.get(click.source.linkId);
        if (owner) clicks.push(enrich(click, owner)); // else the link has been deleted, and its clicks with it
      }
    });
    return this.#writer.prepareClicks(clicks);
  }

  /** Stores a batch exactly once, however often it is tried: see ClickWriter.append. Throws PositionMoved, or the database's error. */
  async store(
    from: JournalPosition,
    { clicks, prepared: ahead, ...batch }: ObservedBatch,
    meanwhile: () => void = () => {},
  ): Promise<void> {
    const prepared = ahead ?? (await this.prepareClicks(clicks));
    await this.#writer.append(from, { ...batch, prepared }, meanwhile);
    await this.send();
  }

  /** Sends stored clicks that wait to where they are read; see ClickWriter.send. */
  send(): Promise<void> {
    return this.#writer.send();
  }

  /** Lets the counters of links follow, where they wait for clicks that did not come; see ClickWriter.settle. */
  settle(): Promise<void> {
    return this.#writer.settle();
  }

  /** Gives its connection up. */
  close(): Promise<void> {
    return this.#writer.close();
  }
}

/** Sets clicks of a clock that is ahead to the present: otherwise each of their days would get partitions. */
function limitToPresent(clicks: ObservedClick[]): void {
  const now = Date.now();
  for (const click of clicks) if (click.source.at > now + DAY_MS) click.source = { ...click.source, at: now };
}
