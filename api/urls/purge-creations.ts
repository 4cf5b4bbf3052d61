import type { ClientBase } from 'pg';
import { KEPT_HOURS } from '../common/idempotency-hours.ts';

/** Deletes what was remembered of creations under a key of the caller. */
export async function purgeCreations(client: ClientBase): Promise<void> {
  for (const table of ['bulk_creation', 'creation']) {
    await client.query(`DELETE FROM ${table} WHERE created_at < now() - make_interval(hours => $1)`, [KEPT_HOURS]);
  }
}
