// A start that was ended while it migrated: the next one carries on, whichever version was interrupted.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../api/database/migrate.ts';
import { migrationsBefore, onNewDatabase, preparedDatabase } from '../kit/new-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'footbridge-interrupted-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const files = await readMigrations();

/** Everything the migrations make, as the catalogue tells it, and the history without its moments and ids. */
async function stateOf(client: pg.Client) {
  const { rows: columns } = await client.query(
    `SELECT c.oid::regclass::text AS relation, c.relkind, c.relpersistence, a.attname, format_type(a.atttypid, a.atttypmod)
     FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace::regnamespace::text IN ('public', 'analytics', 'search') ORDER BY 1, a.attnum`,
  );
  const { rows: functions } = await client.query(
    `SELECT oid::regprocedure::text AS name, prosrc FROM pg_proc
     WHERE pronamespace::regnamespace::text IN ('public', 'analytics', 'search') AND prolang <> 13 ORDER BY 1`,
  );
  const { rows: triggers } = await client.query(
    'SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1',
  );
  const { rows: history } = await client.query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS is_finished, applied_steps_count, logs, rolled_back_at
     FROM _prisma_migrations ORDER BY migration_name`,
  );
  return { columns, functions, triggers, history };
}

const begun = (client: pg.Client, { name, checksum }: (typeof files)[number], logs: string | null = null) =>
  client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES (gen_random_uuid(), $1, $2, $3)',
    [checksum, name, logs],
  );

/** Those that are interrupted on a database of their own; merged ones are never edited. */
const latest = files.slice(-3);
const namesOf = (some: typeof files) => some.map(({ name }) => name);

/** What is migrated until the first of these; to begin with an empty database takes seconds each time. */
const beforeLatest = await preparedDatabase(async (url) => migrate(url, await migrationsBefore(latest[0]!.name)));

const expected = await onNewDatabase(async (client, url) => {
  await migrate(url);
  return stateOf(client);
}, beforeLatest);

describe.each([
  ['rolled back', false],
  ['committed', true],
])('a row whose migration was never finished, but %s', (_, hasTakenEffect) => {
  test('is carried on at every migration in turn', () =>
    onNewDatabase(async (client, url) => {
      for (const [at, file] of files.entries()) {
        const applied = files.slice(0, at);
        expect(await migrate(url, undefined, namesOf(applied)), file.name).toEqual([]);
        await begun(client, file);
        if (hasTakenEffect) await client.query(file.sql);
        expect(await migrate(url, undefined, namesOf([...applied, file]))).toEqual([file.name]);
      }
      expect(await stateOf(client)).toEqual(expected);
      expect(await migrate(url)).toEqual([]);
    }));

  test.each(latest)('is carried on by a start with all after $name', async (file) => {
    await onNewDatabase(async (client, url) => {
      await migrate(url, await migrationsBefore(file.name));
      await begun(client, file);
      if (hasTakenEffect) await client.query(file.sql);
      expect((await migrate(url))[0]).toBe(file.name);
      expect(await stateOf(client)).toEqual(expected);
      expect(await migrate(url)).toEqual([]);
    }, beforeLatest);
  });
});

/** A folder with one migration. */
function folderWith(name: string, sql: string): string {
  const folder = mkdtempSync(join(scratch, 'one-'));
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'migration.sql'), sql);
  return folder;
}

test('a migration that fails leaves nothing, says why, and is applied once what was in its way is gone', async () => {
  const folder = folderWith('1_box', 'CREATE TABLE lid (); CREATE TABLE box ();');
  await onNewDatabase(async (client, url) => {
    await client.query('CREATE TABLE box ()');
    for (let start = 0; start < 2; start++) {
      await expect(migrate(url, folder)).rejects.toThrow('Migration 1_box failed: relation "box" already exists');
    }
    const { rows } = await client.query("SELECT to_regclass('lid') AS lid");
    expect(rows).toEqual([{ lid: null }]);
    await client.query('DROP TABLE box');
    expect(await migrate(url, folder)).toEqual(['1_box']);
  });
});

test('one that failed, as its row says, is never taken for done', async () => {
  const folder = folderWith('1_box', 'CREATE TABLE lid (); CREATE TABLE box ();');
  const [file] = await readMigrations(folder);
  await onNewDatabase(async (client, url) => {
    await migrate(url, mkdtempSync(join(scratch, 'none-')));
    await client.query('CREATE TABLE box ()');
    await begun(client, file!, 'relation "box" already exists');
    await expect(migrate(url, folder)).rejects.toThrow('Migration 1_box failed: relation "box" already exists');
    await client.query('DROP TABLE box');
    expect(await migrate(url, folder)).toEqual(['1_box']);
  });
});

test('a connection that ends in the middle of a migration leaves nothing behind', async () => {
  const folder = folderWith('1_slow', 'CREATE TABLE slow (); SELECT pg_sleep(60);');
  await onNewDatabase(async (client, url) => {
    const migrating = migrate(url, folder).catch((error: Error) => error);
    const others = () =>
      client.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
      );
    await expect.poll(async () => (await others()).rowCount).toBe(1);
    await client.query('SELECT pg_terminate_backend($1)', [(await others()).rows[0]!.pid]);
    expect(await migrating).toBeInstanceOf(Error);
    const { rows } = await client.query("SELECT to_regclass('slow') AS slow, count(*)::int FROM _prisma_migrations");
    expect(rows).toEqual([{ slow: null, count: 0 }]);
  });
});
