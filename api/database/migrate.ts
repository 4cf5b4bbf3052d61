import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { tell } from '../common/progress.ts';
import { contractionLock, isContraction, noteContraction, readContractions } from './contractions.ts';
import { inTransaction } from './transaction.ts';
import { root } from '../common/product-files.ts';
import { PrimaryClient } from './primary-client.ts';

/** The advisory lock of `prisma migrate deploy`, so that both never run at once. */
export const migrationLock = 72707369;
/** How often a lock that another node holds is tried again, and after how long the operator is told. */
const POLL_MS = 250;
const TOLD_AFTER_MS = 2_000;

/** How long a migration waits for a lock, how often it tries, and PostgreSQL's error code when there is none. */
const LOCK_MS = 3_000;
const MOST_TRIES = 100;
const LONGEST_PAUSE = 20;
const LOCK_NOT_AVAILABLE = '55P03';

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

export const migrationsFolder = join(root, 'prisma/migrations');

/** A migration in the history. */
interface HistoryRow {
  id: string;
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  /** Why it failed; null when it did not, or was interrupted. */
  logs: string | null;
}

/** A migration in its folder. */
export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * PostgreSQL's error codes when a migration was applied already: what it creates exists, or what it drops is missing.
 * Duplicate column, object, function, schema or table; undefined column, object, function, schema or table.
 */
const ALREADY_APPLIED = new Set([
  ...['42701', '42710', '42723', '42P06', '42P07'],
  ...['42703', '42704', '42883', '3F000', '42P01'],
]);

/**
 * Applies the pending migrations, or those that `only` names, and returns their names. Uses the history table, checksums
 * and lock of `prisma migrate deploy`. Each migration commits together with its row in the history: an interrupted one
 * leaves nothing and is applied by the next start. Throws when history and files disagree, or a migration fails.
 */
export async function migrate(
  connectionString: string,
  folder = migrationsFolder,
  only?: readonly string[],
): Promise<string[]> {
  const client = new PrimaryClient({ connectionString });
  await client.connect();
  try {
    await takeLock(client); // held until the connection ends
    await client.query(HISTORY);
    const history = await readHistory(client);
    const files = (await readMigrations(folder)).filter(({ name }) => only?.includes(name) ?? true);
    await requireKnown(client, [...history.keys()], files, only);
    const applied: string[] = [];
    for (const file of files) {
      const before = history.get(file.name);
      if (before && before.checksum !== file.checksum) throw changed(before);
      if (before?.finished_at) continue;
      if (before) await resume(client, file, before);
      else await apply(client, file, () => insertFinished(client, file));
      applied.push(file.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Throws where a newer version has migrated the database, unless it has only added to it. */
async function requireKnown(client: pg.Client, names: string[], files: MigrationFile[], only?: readonly string[]) {
  const unknown = names.filter((name) => !files.some((file) => file.name === name));
  if (!unknown.length) return;
  const contractions = await readContractions(client);
  const bad = only ? unknown[0] : unknown.find((name) => contractions.includes(name));
  if (bad) {
    throw new Error(
      `the database was migrated by a newer version of Footbridge (${bad}); start that version, or restore a backup from before the upgrade.`,
    );
  }
  tell('The database belongs to a newer version, beside which this one can run until it is upgraded');
}

/** Takes the lock of migrations, and says what it waits for where another node holds it. */
async function takeLock(client: pg.Client): Promise<void> {
  const began = performance.now();
  for (let isTold = false; ;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      migrationLock,
    ]);
    if (rows[0]!.locked) return;
    if (!isTold && performance.now() - began > TOLD_AFTER_MS) {
      isTold = true;
      tell('Waiting for another node, which is migrating the database');
    }
    await pause(POLL_MS);
  }
}

/** The migrations in a folder, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readHistory(client: pg.Client): Promise<Map<string, HistoryRow>> {
  const { rows } = await client.query<HistoryRow>(
    `SELECT id, migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL
     ORDER BY finished_at IS NOT NULL, started_at`,
  );
  return new Map(rows.map((row) => [row.migration_name, row]));
}

function changed({ migration_name: name, finished_at }: HistoryRow): Error {
  if (finished_at) return new Error(`Migration ${name} was edited after it was applied.`);
  return new Error(`Migration ${name} was interrupted in another version of Footbridge; start that version once.`);
}

/**
 * Runs a migration in one transaction together with `note`, which writes its row. It waits for no lock for long, because whoever comes
 * after it would wait as well: it gives way, and tries again.
 */
async function apply(client: pg.Client, file: MigrationFile, note: () => Promise<unknown>) {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(client, () => applyWithin(client, file, note));
    } catch (error) {
      const isLocked = (error as { code?: string }).code === LOCK_NOT_AVAILABLE;
      if (!isLocked || tries === MOST_TRIES)
        throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
      if (tries === 1) tell(`Migration ${file.name} waits for what others are doing with the same tables`);
      await pause(POLL_MS * Math.min(tries, LONGEST_PAUSE));
    }
  }
}

async function applyWithin(client: pg.Client, { name, sql }: MigrationFile, note: () => Promise<unknown>) {
  if (isContraction(sql)) await client.query('SELECT pg_advisory_xact_lock($1)', [contractionLock]);
  await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
  await client.query(sql);
  await note();
  if (isContraction(sql)) await noteContraction(client, name);
}

const insertFinished = (client: pg.Client, { name, checksum }: MigrationFile) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );

/**
 * Finishes a migration whose row was written before its SQL ran, as by `prisma migrate deploy` and earlier versions. The
 * SQL, one transaction, took effect completely or not at all. Applying it again tells which: it fails on objects that it
 * has created itself. A migration whose row states an error was rolled back.
 */
async function resume(client: pg.Client, file: MigrationFile, { id, logs }: HistoryRow): Promise<void> {
  const finish = () =>
    client.query(
      `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1, logs = NULL WHERE id = $1`,
      [id],
    );
  try {
    await apply(client, file, finish);
  } catch (error) {
    const { code } = (error as Error).cause as { code?: string };
    if (logs !== null || !code || !ALREADY_APPLIED.has(code)) throw error;
    await finish();
  }
}
