import type { ClientBase } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { variantNames } from '../experiments/variant-names.ts';
import { clickData, type ClickedLink, type ServerView } from './click-data.ts';
import { MOST_CLICKS, type NotedClick } from './note-clicks.ts';
import { bundlesOf, queueBundles } from './queue-bundles.ts';

/** What happens in so many milliseconds is delivered together. */
export const TOGETHER_MS = 3_000;
/** Rows of an owner that one transaction takes: as many clicks are in memory. */
const ROWS = 100;

/** Makes deliveries of the clicks that were noted for a while, owner by owner. Each click goes into one delivery of each webhook. */
export async function bundleClicks(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ ownerId: number }>(
    `SELECT DISTINCT owner_id AS "ownerId" FROM webhook_clicks
     WHERE created_at < now() - make_interval(secs => $1::float8 / 1000)`,
    [TOGETHER_MS],
  );
  for (const { ownerId } of rows) {
    while ((await inTransaction(client, () => bundle(client, ownerId))) === ROWS);
  }
}

async function bundle(client: ClientBase, ownerId: number): Promise<number> {
  const { rows } = await client.query<{ clicks: NotedClick[] }>(
    `DELETE FROM webhook_clicks WHERE id = ANY(ARRAY(
       SELECT id FROM webhook_clicks WHERE owner_id = $1 ORDER BY id LIMIT ${ROWS} FOR UPDATE SKIP LOCKED)) RETURNING clicks`,
    [ownerId],
  );
  const clicks = rows.flatMap((row) => row.clicks);
  const views = await viewsOf(client, clicks);
  const [links, variants] = await Promise.all([
    linksOf(client, ownerId, clicks),
    variantNames(ownerId, [...new Set(clicks.map(({ variant }) => variant))]),
  ]);
  const known = clicks.flatMap((click) => {
    const link = links.get(click.link);
    return link ? [clickData(click, link, variants.get(click.variant), views.get(click.id))] : []; // deleted meanwhile, with its clicks
  });
  known.sort((one, other) => one.clicked_at.localeCompare(other.clicked_at));
  await queueBundles(
    client,
    ownerId,
    'clicks.recorded',
    bundlesOf(known, MOST_CLICKS, (part) => ({ clicks: part })),
  );
  return rows.length;
}

/** What the server saw of the ways of clicks since they were noted, by their ids. */
async function viewsOf(client: ClientBase, clicks: readonly NotedClick[]): Promise<Map<string, ServerView>> {
  const { rows } = await client.query<ServerView & { id: string }>(
    `SELECT replace(click_id::text, '-', '') AS id, server_rtt_ms AS "serverRttMs", server_jitter_ms AS "serverJitterMs"
     FROM analytics.click_fact WHERE click_id = ANY ($1::uuid[]) AND server_rtt_ms IS NOT NULL`,
    [clicks.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, ...view }) => [id, view]));
}

/** The links of clicks by their ids, those that can be restored among them. */
async function linksOf(
  client: ClientBase,
  ownerId: number,
  clicks: readonly NotedClick[],
): Promise<Map<number, ClickedLink>> {
  const { rows } = await client.query<ClickedLink>(
    `SELECT id, short_code, title, original_url FROM short_url WHERE owner_id = $1 AND id = ANY($2::int[])
     UNION ALL SELECT id, short_code, title, original_url FROM deleted_url WHERE owner_id = $1 AND id = ANY($2::int[])`,
    [ownerId, [...new Set(clicks.map(({ link }) => link))]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
