// An installation in this process: a throwaway PostgreSQL with one owner of many links, and the application before it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { openCleanUp } from './clean-up.ts';

export interface Bench {
  pool: Pool;
  ownerId: number;
  /** Asks the GraphQL door by HTTP and returns the data; throws on errors. */
  ask(query: string, variables: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts everything; `links` of one owner, a tenth as many of others. */
export async function startBench(links: number): Promise<Bench> {
  const cleanUp = openCleanUp();
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-bench-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755); // as root the server runs under another account, which must get in
  const server = await startEmbedded({ folder, settings: { synchronous_commit: 'off' } });
  cleanUp.defer(() => server.stop());
  await migrate(server.url);
  Object.assign(process.env, { NODE_ENV: 'test', DATABASE_URL: server.url, DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const { closeDatabase, pool } = await import('../../api/database/db.ts');
  cleanUp.defer(closeDatabase);
  const { buildApp } = await import('../../api/doors/http/app.ts');
  const { issuer, mint, trustTestIssuer } = await import('../../tests/kit/tokens.ts');
  trustTestIssuer();
  const ownerId = await addOwner(pool, issuer, 'bench', links);
  await addOwner(pool, issuer, 'others', links / 10);
  await addClicks(pool, ownerId);
  // Commits are asynchronous here, and VACUUM marks no page as visible before its commits are on the disk.
  await pool.query('CHECKPOINT');
  await pool.query('VACUUM ANALYZE');
  const app = await buildApp(() => false);
  cleanUp.defer(async () => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await mint('bench')}` };
  return {
    pool,
    ownerId,
    async ask(query, variables) {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] };
      if (errors) throw new Error(errors[0]!.message);
      return data;
    },
    close: () => cleanUp.disposeAsync(),
  };
}

/** Links as people make them: two years of them, most with a title, some switched off or expiring, few with most clicks. */
async function addOwner(pool: Pool, issuer: string, subject: string, links: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO app_user (issuer, subject, first_name, tier) VALUES ($1, $2, 'Ada', 'enterprise') RETURNING id`,
    [issuer, subject],
  );
  const ownerId = rows[0]!.id;
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title, description, is_active, expires_at, click_count,
       unique_visitors, last_clicked_at, created_at)
     SELECT $1::int, substr(md5(n::text || $2), 1, 8) || n,
       'https://' || (ARRAY['www.example.com', 'shop.example.org', 'blog.example.net'])[1 + n % 3] || '/' ||
         (ARRAY['landing', 'products', 'articles', 'events'])[1 + n % 4] || '/' || md5(n::text) || '?utm_source=s' || n % 50,
       CASE WHEN n % 6 > 0 THEN (ARRAY['Spring sale', 'Newsletter', 'Autumn campaign', 'Product page', 'Webinar',
         'Press release', 'Job offer'])[1 + n % 7] || ' ' || n % 997 END,
       CASE WHEN n % 3 = 0 THEN 'Made for the bench' END, n % 10 > 0,
       CASE WHEN n % 4 = 0 THEN now() + (n % 400 - 100) * interval '1 day' END,
       (power(random(), 8) * 20000)::int, (power(random(), 8) * 9000)::int,
       CASE WHEN n % 3 > 0 THEN now() - random() * interval '300 days' END, now() - random() * interval '700 days'
     FROM generate_series(1, $3::int) AS n`,
    [ownerId, subject, links],
  );
  return ownerId;
}

/** Some hours and clicks behind a third of the links, so that their key figures have something to read. */
async function addClicks(pool: Pool, ownerId: number): Promise<void> {
  const { createAhead } = await import('../../api/clicks/postgres/partitions.ts');
  const client = await pool.connect();
  await createAhead(client, new Set());
  client.release();
  await pool.query(
    `INSERT INTO analytics.stat_hour (owner_id, link_id, bucket, day, hour, clicks, bots, visitors)
     SELECT $1::int, id, date_trunc('hour', now()) - h * interval '5 hours', (now() - h * interval '5 hours')::date,
       extract(hour FROM now() - h * interval '5 hours'), 1 + (id + h) % 9, 0, 1
     FROM short_url, generate_series(0, 4) AS h WHERE owner_id = $1 AND id % 3 = 0`,
    [ownerId],
  );
  await pool.query(
    `INSERT INTO analytics.label (owner_id, dimension, label, day)
     SELECT $1::int, 9, 'site' || n || '.example', now()::date FROM generate_series(1, 20) AS n`,
    [ownerId],
  );
  await pool.query(
    `INSERT INTO analytics.click (owner_id, link_id, at, click_id, day, hour, kind, reason, first_owner, first_link,
       country, device, os, browser, browser_version, channel, city, network, referrer, utm_source, utm_medium, utm_campaign)
     SELECT $1::int, id, now(), gen_random_uuid(), now()::date, extract(hour FROM now()), 0, 0, true, true,
       1, 1, 1, 1, 1, 1, 0, 0, (SELECT min(l.id) FROM analytics.label l WHERE l.owner_id = $1) + (id + c) % 20, 0, 0, 0
     FROM short_url, generate_series(0, 4) AS c WHERE owner_id = $1 AND id % 3 = 0`,
    [ownerId],
  );
}
