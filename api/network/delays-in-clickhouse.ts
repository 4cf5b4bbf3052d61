import { deletedLinks } from '../click-model/deleted-links.ts';
import { askForClicks } from '../click-model/ask-for-clicks.ts';
import { pool } from '../database/pool.ts';
import { MOST_PLACES, type DelayRow } from './delay-row.ts';

interface StoredRow extends Omit<DelayRow, 'network'> {
  /** The number of its text. */
  network: number | null;
}

const DAY_MS = 86_400_000;

// A round trip that a proxy told came with the click, so it says nothing of what became of the page.
const DELAYS = `
  SELECT multiIf(grouping(c.country) = 0, 'country', grouping(c.network) = 0, 'network', 'all') AS kind,
    if(kind = 'country', c.country, NULL) AS country, if(kind = 'network', c.network, NULL) AS network, count() AS pages,
    countIf(report > 0 OR (handshake_us = 0 AND server_rtt_ms IS NOT NULL)) AS arrivals, countIf(report > 0) AS reports,
    countIf(report = 2) AS measurements,
    if(measurements = 0, NULL, quantilesExactInclusiveIf(0.5, 0.95, 0.99)(report_delay_ms, report = 2)) AS percentiles
  FROM measured_click AS c FINAL
  WHERE owner_id = {ownerId:UInt32} AND at > fromUnixTimestamp64Milli({since:Int64}, 'UTC') AND (has_page = 1 OR report > 0)
    AND ({linkId:UInt32} = 0 OR link_id = {linkId:UInt32}) AND link_id NOT IN {deleted:Array(UInt32)}
  GROUP BY GROUPING SETS ((), (c.country), (c.network))
  ORDER BY measurements DESC, pages DESC, c.country LIMIT {most:UInt32} BY kind
  SETTINGS do_not_merge_across_partitions_select_final = 1`;

/** Delays of the last days of an owner, in total and by place, those with the most measurements first. */
export async function delaysInClickHouse(ownerId: number, days: number, linkId: number | null): Promise<DelayRow[]> {
  const deleted = await deletedLinks(ownerId);
  const since = Date.now() - days * DAY_MS;
  const rows = await askForClicks<StoredRow>(ownerId, DELAYS, {
    ...{ ownerId, since, linkId: linkId ?? 0, deleted, most: MOST_PLACES },
  });
  const { rows: labels } = await pool.query<{ id: number; label: string }>(
    'SELECT id, label FROM analytics.label WHERE owner_id = $1 AND id = ANY ($2::int[])',
    [ownerId, rows.flatMap(({ network }) => network || [])],
  );
  const texts = new Map(labels.map(({ id, label }) => [id, label]));
  return rows
    .filter(({ kind, pages }) => kind !== 'all' || pages > 0)
    .map(({ network, ...row }) => ({ ...row, network: (network && texts.get(network)) || null }));
}
