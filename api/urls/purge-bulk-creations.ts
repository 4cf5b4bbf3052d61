import type { ClientBase } from 'pg';

/** Outcomes of bulk creations are kept this long; later, the key counts as new. */
export const KEPT_HOURS = 24;

/** Deletes the expired outcomes of bulk creations. */
export async function purgeBulkCreations(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM bulk_creation WHERE created_at < now() - make_interval(hours => $1)', [KEPT_HOURS]);
}
