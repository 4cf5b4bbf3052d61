import { migrationsFolder, readMigrations } from './migrate.ts';
import { PrimaryClient } from './primary-client.ts';

/** The migrations of this version that a database lacks. */
export async function pendingMigrations(connectionString: string, folder = migrationsFolder): Promise<string[]> {
  const client = new PrimaryClient({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is_there`,
    );
    const applied = rows[0]!.is_there
      ? await client.query<{ name: string }>(
          'SELECT migration_name AS name FROM public._prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        )
      : { rows: [] };
    const names = new Set(applied.rows.map(({ name }) => name));
    return (await readMigrations(folder)).map(({ name }) => name).filter((name) => !names.has(name));
  } finally {
    await client.end();
  }
}

/** Throws one sentence where the database lacks migrations of this version, as `npm run migrate` was not run. */
export async function requireMigrated(connectionString: string): Promise<void> {
  const pending = await pendingMigrations(connectionString);
  if (!pending.length) return;
  throw new Error(`the database lacks ${pending.length} migrations of this version; run npm run migrate first.`);
}
