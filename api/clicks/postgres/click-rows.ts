import type { ClientBase } from 'pg';
import type { LinkClicks } from '../../urls/link-clicks.ts';
import { inChunks } from '../in-chunks.ts';
import { addRollups } from './add-rollups.ts';
import { noteArrivals } from './click-arrivals.ts';
import { copyInto, encodeClicks } from './copy-clicks.ts';
import { during } from './during.ts';
import type { FirstClicks } from './first-clicks.ts';
import { withLabelIds, type LabelledClick } from './labelled-click.ts';
import { isMeasured } from './measured-clicks.ts';
import { RollupSums, type StoredClick } from './rollup.ts';

/** Where the rows of clicks go, and what is counted with them. */
export interface ClickRows {
  /** Whether they are read from another place than the database, which no rollback reaches: commits have to last. */
  isElsewhere: boolean;
  /** Adds clicks inside the caller's transaction; `count` adds to the counters of their links. Returns those that are measured. */
  add(
    client: ClientBase,
    clicks: readonly LabelledClick[],
    first: FirstClicks,
    count: (links: LinkClicks[]) => Promise<void>,
  ): Promise<StoredClick[]>;
  /** Sends what was added to where it is read, once it is committed; nothing where that is the same database. */
  send(client: ClientBase): Promise<void>;
}

/** Clicks encoded at a time, while PostgreSQL stores those before. */
const CHUNK_CLICKS = 1_000;

/** Rows of analytics.click, and sums by hour and by day. */
export const postgresRows: ClickRows = {
  isElsewhere: false,
  async add(client, clicks, first, count) {
    const copy = copyInto(client, 'analytics.click');
    const measured: StoredClick[] = [];
    const sums = new RollupSums();
    try {
      await inChunks(clicks, CHUNK_CLICKS, (chunk, at) => {
        const rows = chunk.map((click, index) => withLabelIds(click, first, at + index));
        copy.write(encodeClicks(rows));
        sums.add(rows);
        for (const row of rows) if (isMeasured(row)) measured.push(row);
      });
    } catch (error) {
      await copy.abort();
      throw error;
    }
    const rows = await during(copy.end(), () => sums.rows());
    await addRollups(client, rows);
    await count(rows.links);
    await noteArrivals(
      client,
      clicks.map(({ click }) => click),
    );
    return measured;
  },
  async send() {}, // who reads them reads this database
};
