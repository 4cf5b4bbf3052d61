import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The advisory lock `prisma migrate deploy` takes, so that both never run at once. */
const PRISMA_LOCK = 72707369;

const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

export const migrationsFolder = join(import.meta.dirname, '../../prisma/migrations');

/**
 * Applies the pending migrations as `prisma migrate deploy` would (same history table, checksums and lock) and
 * returns their names; throws when the history and the files disagree or a migration fails.
 */
export async function migrate(connectionString: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]); // held until the connection ends
    await client.query(HISTORY);
    const done = await finished(client);
    const names = await migrationNames(folder);
    for (const name of done.keys()) {
      if (!names.includes(name)) throw new Error(`The database has migration ${name}, which this version has not.`);
    }
    const applied: string[] = [];
    for (const name of names) {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = done.get(name);
      if (before === checksum) continue;
      if (before) throw new Error(`Migration ${name} was edited after it was applied.`);
      await apply(client, name, sql, checksum);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function finished(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const failed = rows.find((row) => !row.finished_at);
  if (failed) {
    throw new Error(
      `Migration ${failed.migration_name} failed before: mend the database, then set its rolled_back_at.`,
    );
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(sql); // the simple protocol runs all statements of the file in one implicit transaction
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(error)]);
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [id]);
}
