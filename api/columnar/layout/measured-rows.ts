import type { ClientBase } from 'pg';
import { factColumnSql } from './fact-columns.ts';
import { quotedDay, readDays, type DayRowsAndMore } from './read-rows.ts';

/** Reads the clicks with facts of an owner's days (YYYY-MM-DD, at least one) from rows, oldest day first. */
export function readMeasured(client: ClientBase, ownerId: number, days: readonly string[]): Promise<DayRowsAndMore[]> {
  const sql = `SELECT m.*, f.rtt_ms, f.mbps, f.score, f.connection, f.screen_width, f.screen_height, f.load_ms,
      f.visible_ms, f.is_bounce, f.conversions
    FROM analytics.measured_click m JOIN analytics.click_fact f USING (click_id)
    WHERE m.owner_id = ${Math.trunc(ownerId)} AND m.day IN (${days.map(quotedDay).join(', ')})`;
  return readDays(client, sql, factColumnSql);
}
