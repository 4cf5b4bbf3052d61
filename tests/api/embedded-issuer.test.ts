// Upgrading installations whose accounts were bound to the address of the embedded provider.
import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../api/database/migrate.ts';
import { migrationsBefore, onNewDatabase } from '../kit/new-database.ts';

const MIGRATION = '20261122020000_embedded_issuer';
const GRACE = '0190a000-0000-7000-8000-000000000001';
const ALAN = '0190a000-0000-7000-8000-000000000002';
const LOCAL = 'http://localhost:3000/oidc';
const PUBLIC = 'https://links.example.com/oidc';

async function asBefore<T>(work: (client: pg.Client, upgrade: () => Promise<string[]>) => Promise<T>): Promise<T> {
  return onNewDatabase(async (client, url) => {
    await migrate(url, await migrationsBefore(MIGRATION));
    return work(client, () => migrate(url));
  });
}

const account = (client: pg.Client, id: string, email: string) =>
  client.query("INSERT INTO identity_account (id, email, name, password_hash) VALUES ($1, $2, 'x', 'x')", [id, email]);
const user = async (client: pg.Client, issuer: string, subject: string, more = { tier: 'free', at: '2026-10-01' }) => {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO app_user (issuer, subject, first_name, tier, created_at)
     VALUES ($1, $2, 'x', $3::"SubscriptionTier", $4) RETURNING id`,
    [issuer, subject, more.tier, more.at],
  );
  return rows[0]!.id;
};

test('accounts of the embedded provider are known by its name; those of any other provider stay as they are', async () => {
  await asBefore(async (client, upgrade) => {
    await account(client, GRACE, 'grace@example.test');
    await account(client, ALAN, 'alan@example.test');
    await user(client, LOCAL, GRACE);
    await user(client, PUBLIC, ALAN);
    await user(client, PUBLIC, 'somebody-elses-subject'); // another product's provider may end like ours
    await user(client, 'https://accounts.example.com', GRACE);
    expect(await upgrade()).toContain(MIGRATION);
    const { rows } = await client.query('SELECT issuer, subject FROM app_user ORDER BY id');
    expect(rows).toEqual([
      { issuer: 'embedded', subject: GRACE },
      { issuer: 'embedded', subject: ALAN },
      { issuer: PUBLIC, subject: 'somebody-elses-subject' },
      { issuer: 'https://accounts.example.com', subject: GRACE },
    ]);
  });
});

async function addClicks(client: pg.Client, owner: number, code: string, campaigns: string[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO short_url (owner_id, short_code, original_url, click_count)
     VALUES ($1, $2, 'https://example.org', $3) RETURNING id`,
    [owner, code, campaigns.length],
  );
  const link = rows[0]!.id;
  await client.query(`CREATE TABLE IF NOT EXISTS analytics.click_2026_10 PARTITION OF analytics.click
    FOR VALUES FROM ('2026-10-01T00:00:00Z') TO ('2026-11-01T00:00:00Z')`);
  for (const campaign of campaigns) {
    await client.query(
      `INSERT INTO analytics.label (owner_id, dimension, label, day) VALUES ($1, 12, $2, '2026-10-02')
       ON CONFLICT DO NOTHING`,
      [owner, campaign],
    );
    await client.query(
      `INSERT INTO analytics.click SELECT $1, $2, '2026-10-02 10:00Z', gen_random_uuid(), '2026-10-02', 10, 0, 0, true, true,
         0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id FROM analytics.label WHERE owner_id = $1 AND label = $3`,
      [owner, link, campaign],
    );
  }
  for (const of of [0, link]) {
    await client.query(
      `INSERT INTO analytics.stat_hour VALUES ($1, $2, '2026-10-02 10:00Z', '2026-10-02', 10, $3, 0, $3)`,
      [owner, of, campaigns.length],
    );
  }
  await client.query(`INSERT INTO analytics.stat_day VALUES ($1, 0, '2026-10-02', 0, $2, 0, $2)`, [
    owner,
    campaigns.length,
  ]);
}

test('who signed in under two addresses has one account afterwards, with the links and the figures of both', async () => {
  await asBefore(async (client, upgrade) => {
    await account(client, GRACE, 'grace@example.test');
    const later = await user(client, PUBLIC, GRACE, { tier: 'premium', at: '2026-11-01' });
    const first = await user(client, LOCAL, GRACE);
    const other = await user(client, 'https://accounts.example.com', 'alan');
    await addClicks(client, first, 'first', ['spring', 'summer']);
    await addClicks(client, later, 'later', ['summer', 'autumn', 'autumn']);
    await addClicks(client, other, 'other', ['summer']);
    await upgrade();

    const { rows: users } = await client.query('SELECT id, issuer, tier FROM app_user WHERE subject = $1', [GRACE]);
    expect(users).toEqual([{ id: first, issuer: 'embedded', tier: 'premium' }]);
    const { rows: links } = await client.query('SELECT short_code, owner_id, click_count FROM short_url ORDER BY 1');
    expect(links).toEqual([
      { short_code: 'first', owner_id: first, click_count: 2 },
      { short_code: 'later', owner_id: first, click_count: 3 },
      { short_code: 'other', owner_id: other, click_count: 1 },
    ]);
    const { rows: campaigns } = await client.query(
      `SELECT c.owner_id, l.label, count(*)::int AS clicks FROM analytics.click c
       JOIN analytics.label l ON l.id = c.utm_campaign AND l.owner_id = c.owner_id GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(campaigns).toEqual([
      { owner_id: first, label: 'autumn', clicks: 2 },
      { owner_id: first, label: 'spring', clicks: 1 },
      { owner_id: first, label: 'summer', clicks: 2 },
      { owner_id: other, label: 'summer', clicks: 1 },
    ]);
    const { rows: sums } = await client.query(
      `SELECT (SELECT sum(clicks)::int FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0) AS hours,
        (SELECT sum(clicks)::int FROM analytics.stat_hour WHERE owner_id = $1 AND link_id > 0) AS links,
        (SELECT sum(clicks)::int FROM analytics.stat_day WHERE owner_id = $1) AS days,
        (SELECT count(*)::int FROM search.url WHERE owner_id = $1) AS searched`,
      [first],
    );
    expect(sums).toEqual([{ hours: 5, links: 5, days: 5, searched: 2 }]);
  });
});
