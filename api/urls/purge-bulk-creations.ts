import type { ClientBase } from 'pg';

/** Answers of bulk creations are kept this long; a key used later is a new one. */
export const KEPT_HOURS = 24;

/** Forgets the answers of bulk creations whose time is over. */
export async function purgeBulkCreations(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM bulk_creation WHERE created_at < now() - make_interval(hours => $1)', [KEPT_HOURS]);
}
