// Migrations while servers work with the same tables, and what they may take away.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { isContraction } from '../../api/database/contractions.ts';
import { migrate, readMigrations } from '../../api/database/migrate.ts';
import { pendingMigrations } from '../../api/database/require-migrated.ts';
import { onNewDatabase } from '../kit/new-database.ts';
import { migrationsOfNextVersion } from '../kit/next-version.ts';

/** Since then what takes something away says so. */
const SINCE = '20261125151500';
const TAKES_AWAY =
  /\bDROP\s+(TABLE|COLUMN|CONSTRAINT|INDEX|SCHEMA|TYPE)\b|\bRENAME\b|\bALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b|\bSET\s+NOT\s+NULL\b/i;

test('a migration that takes away what older servers use is marked', async () => {
  const bare = (sql: string) => sql.replace(/--.*$/gm, '');
  const unmarked = (await readMigrations())
    .filter(({ name }) => name >= SINCE)
    .filter(({ sql }) => TAKES_AWAY.test(bare(sql)) && !isContraction(sql))
    .map(({ name }) => name);
  expect(unmarked).toEqual([]);
  expect(TAKES_AWAY.test('ALTER TABLE a DROP COLUMN b')).toBe(true);
  expect(TAKES_AWAY.test('ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 1')).toBe(false);
});

test('a migration gives way to whoever uses its table, keeps nobody waiting for long, and takes effect as a whole', () =>
  onNewDatabase(async (client, url) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    await migrate(url);
    const [busy, visitor] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([busy.connect(), visitor.connect()]);
    const folder = migrationsOfNextVersion(
      'CREATE TABLE tomorrow (id int); ALTER TABLE short_url ADD COLUMN tomorrow int;',
      '-- contract: nobody reads it any more\nDROP TABLE saved_view;',
    );
    try {
      await busy.query('BEGIN; SELECT count(*) FROM short_url');
      const migrating = migrate(url, folder);
      await expect.poll(() => said.mock.calls.flat().join()).toContain('waits for what others are doing');
      const began = performance.now();
      await visitor.query('SELECT count(*) FROM short_url');
      expect(performance.now() - began).toBeLessThan(10_000); // it waits as long as the migration does at most
      expect((await client.query(`SELECT to_regclass('tomorrow') AS made`)).rows).toEqual([{ made: null }]);
      expect(await pendingMigrations(url, folder)).toHaveLength(2);
      await busy.query('COMMIT');
      expect(await migrating).toHaveLength(2);
      expect(await pendingMigrations(url, folder)).toEqual([]);
      const { rows } = await client.query('SELECT migration_name FROM upgrades.contraction');
      expect(rows).toEqual([{ migration_name: '99990101000001_of_tomorrow' }]);
      await expect(migrate(url)).rejects.toThrow('newer version of Footbridge (99990101000001_of_tomorrow)');
    } finally {
      rmSync(folder, { recursive: true });
      await Promise.all([busy.end(), visitor.end()]);
      said.mockRestore();
    }
  }));

test('a migration that fails leaves nothing of itself, and what came before it', () =>
  onNewDatabase(async (client, url) => {
    const folder = migrationsOfNextVersion('CREATE TABLE one (id int)', 'CREATE TABLE two (id int); SELECT 1 / 0');
    try {
      await expect(migrate(url, folder)).rejects.toThrow(
        'Migration 99990101000001_of_tomorrow failed: division by zero',
      );
      const { rows } = await client.query(
        `SELECT to_regclass('one') IS NOT NULL AS one, to_regclass('two') IS NULL AS no_two`,
      );
      expect(rows).toEqual([{ one: true, no_two: true }]);
      expect(await pendingMigrations(url, folder)).toEqual(['99990101000001_of_tomorrow']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }));
