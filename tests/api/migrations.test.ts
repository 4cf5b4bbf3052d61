import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { migrate, migrationsFolder } from '../../api/database/migrate.ts';
import { pool } from '../../api/database/db.ts';
import { missingMigration } from '../kit/schema-engine.ts';

const datamodel = readFileSync(join(migrationsFolder, '../schema.prisma'), 'utf8');
const migrations = readdirSync(migrationsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, sql: readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8') }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const missing = (schema: string) => missingMigration(config.databaseUrl!, schema, migrations);

test('the migrations make exactly what schema.prisma says', async () => {
  expect(await missing(datamodel)).toBeNull();
});

test('a column, an index or an enum value that the migrations lack is noticed', async () => {
  const column = datamodel.replace('title          String? ', 'colour String?\n  title String?');
  expect(await missing(column)).toContain('ADD COLUMN     "colour" TEXT');
  const index = datamodel.replace('@@map("short_url")', '@@index([expiresAt])\n  @@map("short_url")');
  expect(await missing(index)).toContain('CREATE INDEX "short_url_expires_at_idx"');
  const value = datamodel.replace('enum SubscriptionTier {', 'enum SubscriptionTier {\n  trial');
  expect(await missing(value)).toContain("ADD VALUE 'trial'");
});

test('comparing leaves no database behind', async () => {
  await missing(datamodel);
  const { rows } = await pool.query("SELECT datname FROM pg_database WHERE datname LIKE 'shadow%'");
  expect(rows).toEqual([]);
});

test('a database that is up to date stays as it is', async () => {
  expect(await migrate(config.databaseUrl!)).toEqual([]);
});

/** Works with a database of the version before a migration; `upgrade` applies that one and all later ones. */
async function beforeMigration(
  first: string,
  work: (client: pg.Client, upgrade: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-migrations-'));
  const name = `upgrade_${process.pid}`;
  const url = new URL(config.databaseUrl!);
  url.pathname = `/${name}`;
  await pool.query(`CREATE DATABASE ${name}`);
  const client = new pg.Client({ connectionString: url.href });
  try {
    for (const one of migrations.filter((migration) => migration.name < first)) {
      cpSync(join(migrationsFolder, one.name), join(folder, one.name), { recursive: true });
    }
    await migrate(url.href, folder);
    await client.connect();
    await work(client, () => migrate(url.href));
  } finally {
    await client.end();
    await pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true });
  }
}

test('columns of a layout that nobody can read any more do not outlive the upgrade', () =>
  beforeMigration('20261121130000', async (client, upgrade) => {
    await client.query(
      `WITH made AS (INSERT INTO analytics.segment (owner_id, first_day, last_day, part, days, clicks)
         VALUES (1, '2026-10-01', '2026-10-31', 0, '{1}', 1) RETURNING id)
       INSERT INTO analytics.segment_column SELECT id, 1, '\\x01000000010203' FROM made`,
    );
    expect(await upgrade()).toContain('20261121130000_segments_anew');
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM analytics.segment) AS blocks,
        (SELECT count(*)::int FROM analytics.segment_column) AS columns`,
    );
    expect(rows).toEqual([{ blocks: 0, columns: 0 }]);
  }));

test('emails that wait belong to their accounts after the upgrade, and warnings that were given are known', () =>
  beforeMigration('20261123030421', async (client, upgrade) => {
    await client.query(
      `WITH ada AS (INSERT INTO app_user (issuer, subject, email, first_name, updated_at) VALUES ('i', 's', 'ada@example.test', 'Ada', now()) RETURNING id)
       INSERT INTO outgoing_mail (key, kind, data)
       SELECT kind || owner, kind, json_build_object('ownerId', owner, 'limit', 'urls', 'level', 80, 'month', '2026-11')
       FROM (SELECT 'limit' AS kind, id AS owner FROM ada UNION ALL SELECT 'limit', 0 UNION ALL SELECT 'reset', 0) AS mail`,
    );
    await upgrade();
    const { rows } = await client.query('SELECT "limit", level, month FROM limit_warning');
    expect(rows).toEqual([{ limit: 'urls', level: 80, month: '2026-11' }]);
    await client.query('DELETE FROM app_user');
    const left =
      'SELECT (SELECT count(*)::int FROM outgoing_mail) AS mails, (SELECT count(*)::int FROM limit_warning) AS warnings';
    expect((await client.query(left)).rows).toEqual([{ mails: 2, warnings: 0 }]);
  }));

test('webhooks that delivered go on at once after the upgrade; those that never did are challenged', () =>
  beforeMigration('20261123021333', async (client, upgrade) => {
    await client.query(
      `WITH ada AS (INSERT INTO app_user (issuer, subject, email, first_name, updated_at) VALUES ('i', 's', 'ada@example.test', 'Ada', now()) RETURNING id)
       INSERT INTO webhook (owner_id, url, events, secret, delivered_at, off_reason)
       SELECT ada.id, url, '{conversion.recorded}', '', delivered_at, off_reason::"WebhookOffReason" FROM ada, (VALUES
         ('https://a.example/', '2026-11-22'::timestamptz, NULL), ('https://b.example/', NULL, NULL), ('https://c.example/', NULL, 'owner')
       ) AS hook (url, delivered_at, off_reason)`,
    );
    await upgrade();
    const { rows } = await client.query(
      `SELECT w.url, w.proved_at = w.delivered_at AS "isProved", w.events, d.event, length(d.data->>'challenge') AS challenge
       FROM webhook w LEFT JOIN webhook_delivery d ON d.webhook_id = w.id ORDER BY w.url`,
    );
    const events = ['conversion.recorded', 'conversions.reported'];
    expect(rows).toEqual([
      { url: 'https://a.example/', isProved: true, events, event: null, challenge: null },
      { url: 'https://b.example/', isProved: null, events, event: 'webhook.verification', challenge: 64 },
      { url: 'https://c.example/', isProved: null, events, event: null, challenge: null },
    ]);
  }));

test('the oldest account, which ran the installation by its age, goes on to do so; no other does', () =>
  beforeMigration('20261123020000_operators', async (client, upgrade) => {
    await client.query(
      `INSERT INTO app_user (issuer, subject, first_name, created_at) VALUES
        ('i', 'young', 'Y', '2026-11-02'), ('i', 'oldest', 'O', '2026-11-01'), ('i', 'youngest', 'Z', '2026-11-03')`,
    );
    await upgrade();
    const { rows } = await client.query('SELECT subject FROM app_user WHERE is_operator');
    expect(rows).toEqual([{ subject: 'oldest' }]);
  }));
