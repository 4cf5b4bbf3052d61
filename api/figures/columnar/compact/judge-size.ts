import type { ClientBase } from 'pg';
import { grouped } from '../../../common/grouped.ts';

/** What a click takes of memory as columns: 109 MB for ten million of one owner (`npm run bench:analytics`). */
const BYTES_A_CLICK = 11;
const MEGABYTE = 1024 * 1024;

/** What operators are told where the columns of some account do not fit into `memoryBytes` of a process; null where all do. */
export async function judgeSize(client: Pick<ClientBase, 'query'>, memoryBytes: number): Promise<string | null> {
  const { rows } = await client.query<{ clicks: number | null }>(
    `SELECT max(clicks)::float8 AS clicks
     FROM (SELECT sum(clicks) AS clicks FROM analytics.segment GROUP BY owner_id) AS owned`,
  );
  const bytes = (rows[0]!.clicks ?? 0) * BYTES_A_CLICK;
  if (bytes <= memoryBytes) return null;
  const mb = (count: number) => `${grouped(Math.ceil(count / MEGABYTE))} MB`;
  return `The clicks of one account take about ${mb(bytes)} of memory, and a process keeps ${mb(memoryBytes)} of clicks: its figures are read from the database again and again. Raise ANALYTICS_MEMORY_MB, or keep clicks in ClickHouse.`;
}
