import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { config } from '../../api/config.ts';
import { migrate, migrationsFolder } from '../../api/database/migrate.ts';
import { pool } from '../../api/db.ts';
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

/** Migrates a database as far as the migrations before one, fills it, and migrates it to the end; returns what `check` reads. */
async function upgraded<Row extends pg.QueryResultRow>(before: string, fill: string, check: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-migrations-'));
  const name = `upgrade_${process.pid}`;
  const url = new URL(config.databaseUrl!);
  url.pathname = `/${name}`;
  await pool.query(`CREATE DATABASE ${name}`);
  try {
    for (const one of migrations.filter((migration) => migration.name < before)) {
      cpSync(join(migrationsFolder, one.name), join(folder, one.name), { recursive: true });
    }
    await migrate(url.href, folder);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(fill);
    expect((await migrate(url.href)).some((applied) => applied.startsWith(before))).toBe(true);
    const { rows } = await client.query<Row>(check);
    await client.end();
    return rows;
  } finally {
    await pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true });
  }
}

test('columns of a layout that nobody can read any more do not outlive the upgrade', async () => {
  const rows = await upgraded(
    '20261121130000_segments_anew',
    `WITH made AS (INSERT INTO analytics.segment (owner_id, first_day, last_day, part, days, clicks)
       VALUES (1, '2026-10-01', '2026-10-31', 0, '{1}', 1) RETURNING id)
     INSERT INTO analytics.segment_column SELECT id, 1, '\\x01000000010203' FROM made`,
    `SELECT (SELECT count(*)::int FROM analytics.segment) AS blocks,
      (SELECT count(*)::int FROM analytics.segment_column) AS columns`,
  );
  expect(rows).toEqual([{ blocks: 0, columns: 0 }]);
});

test('the oldest account, which ran the installation by its age, goes on to do so; no other does', async () => {
  const rows = await upgraded(
    '20261123020000_operators',
    `INSERT INTO app_user (issuer, subject, first_name, created_at) VALUES
      ('i', 'young', 'Y', '2026-11-02'), ('i', 'oldest', 'O', '2026-11-01'), ('i', 'youngest', 'Z', '2026-11-03')`,
    'SELECT subject FROM app_user WHERE is_operator',
  );
  expect(rows).toEqual([{ subject: 'oldest' }]);
});
