import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../api/config.ts';
import { migrate, migrationsFolder } from '../../api/database/migrate.ts';
import { pool } from '../../api/db.ts';
import { missingMigration } from '../../scripts/schema-engine.ts';

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
