import type { ClientBase } from 'pg';
import { contractionLock } from './contractions.ts';
import { readMigrations } from './migrate.ts';

/** What an older node says beside a database that a newer one has migrated. */
export const NEWER =
  'The database belongs to a newer version of Footbridge. Clicks wait in the journal until this node is upgraded.';
const MIGRATING = 'The database is being migrated. Clicks wait in the journal until that is done.';

/** Thrown where this version must not write to the database. */
export class NotOwnVersion extends Error {}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws NotOwnVersion where a newer version has taken away what this one uses, or is about to; inside a transaction none does so until
 * it ends. A database to which a newer version has only added is as good as its own.
 */
export async function requireOwnVersion(client: ClientBase): Promise<void> {
  const { rows: locks } = await client.query<{ is_free: boolean }>(
    'SELECT pg_try_advisory_xact_lock_shared($1) AS is_free',
    [contractionLock],
  );
  if (!locks[0]!.is_free) throw new NotOwnVersion(MIGRATING);
  const { rows } = await client.query<{ name: string }>('SELECT migration_name AS name FROM upgrades.contraction');
  known ??= readMigrations().then((files) => new Set(files.map(({ name }) => name)));
  const own = await known;
  if (rows.some(({ name }) => !own.has(name))) throw new NotOwnVersion(NEWER);
}
