import type { Pool } from 'pg';
import type { Finding } from '../common/health-checks.ts';

const SHORT_ID = 8;

/** Tells of nodes that ended without being stopped, and are not running again: their journals may hold clicks. Never failing. */
export const findEndedNodes = (pool: Pick<Pool, 'query'>): Promise<Finding> =>
  read(pool).catch(() => ({ state: 'degraded', message: 'Not known while the database does not answer.' }));

async function read(pool: Pick<Pool, 'query'>): Promise<Finding> {
  const { rows } = await pool.query<{ id: string; stored_at: Date | null }>(
    `SELECT node_id::text AS id, moved_at AS stored_at FROM analytics.journal_position p
     WHERE stopped_at IS NULL AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a
       WHERE a.datname = current_database() AND a.application_name = 'footbridge-node-' || p.node_id::text)
     ORDER BY node_id LIMIT 10`,
  );
  if (!rows.length) return { state: 'ok' };
  const named = rows.map(({ id, stored_at: at }) => {
    const last = at ? `, which last stored clicks at ${at.toISOString()}` : '';
    return `${id.slice(0, SHORT_ID)}${last}`;
  });
  return {
    state: 'degraded',
    message: `Ended without being stopped, with clicks that may wait in the journal: node ${named.join('; node ')}.`,
  };
}
