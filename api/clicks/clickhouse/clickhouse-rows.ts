import { ClicksAway } from '../../clickhouse/clicks-away.ts';
import { logger } from '../../common/logger.ts';
import { inChunks } from '../in-chunks.ts';
import type { ClickRows } from '../postgres/click-rows.ts';
import { withLabelIds } from '../postgres/labelled-click.ts';
import { isMeasured } from '../postgres/measured-clicks.ts';
import { LinkSums, type StoredClick } from '../postgres/rollup.ts';
import { sendMeasured } from './measured-outbox.ts';
import { sendWritten, writeDown } from './outbox.ts';
import { clickTablesMayBeMissing } from '../../click-model/clickhouse-tables.ts';

/** Clicks worked on at a time; between these pending I/O runs. */
const CHUNK_CLICKS = 1_000;
/** Who was away is asked again after this, milliseconds. */
const PAUSE_MS = 1_000;

/** Rows of ClickHouse, for one connection to the database. Sums are not kept: ClickHouse adds up as fast. */
export function clickHouseRows(): ClickRows {
  const since = Date.now();
  let pausedUntil = 0;
  let reason = '';
  return {
    isElsewhere: true,
    async add(client, clicks, first, count) {
      const rows: StoredClick[] = [];
      const sums = new LinkSums();
      await inChunks(clicks, CHUNK_CLICKS, (chunk, at) => {
        const some = chunk.map((click, index) => withLabelIds(click, first, at + index));
        sums.add(some);
        rows.push(...some);
      });
      await writeDown(client, rows, since);
      await count(sums.rows());
      return rows.filter(isMeasured);
    },
    async send(client) {
      if (performance.now() < pausedUntil) return;
      try {
        await sendWritten(client);
        await sendMeasured(client);
        reason = '';
      } catch (error) {
        if (!(error instanceof ClicksAway)) throw error;
        const { message } = error.cause as Error;
        if (message !== reason)
          logger.warn({ reason: message }, 'ClickHouse takes no clicks; they wait in the database');
        reason = message;
        clickTablesMayBeMissing();
        pausedUntil = performance.now() + PAUSE_MS; // counters and the journal go on
      }
    },
  };
}
