// What the database tells its listeners, and when it has been heard.
import { pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';

/**
 * Waits until this process, which must be listening, has heard of everything that was committed before: PostgreSQL
 * tells on one connection, in the order of the commits.
 */
export async function untilHeard(): Promise<void> {
  const mark = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onLinkChange((code) => code === mark && resolve());
  await pool.query("SELECT pg_notify('short_url', $1)", [mark]);
  await promise.finally(stop);
}
