import type { ClientBase, Pool } from 'pg';

/** A node that was not stopped. */
export interface UnstoppedNode {
  id: string;
  /** False once its server has ended all the same: its journal may hold clicks. */
  isRunning: boolean;
  /** When it last stored clicks; null before the first. */
  storedAt: Date | null;
}

/** The nodes of the database that were not stopped, by their ids: those that run, and those that ended all the same. */
export async function readUnstoppedNodes(client: Pick<Pool | ClientBase, 'query'>): Promise<UnstoppedNode[]> {
  const { rows } = await client.query<UnstoppedNode>(
    `SELECT node_id::text AS id, moved_at AS "storedAt", EXISTS (SELECT FROM pg_stat_activity a
       WHERE a.datname = current_database() AND a.application_name = 'footbridge-node-' || p.node_id::text) AS "isRunning"
     FROM analytics.journal_position p WHERE stopped_at IS NULL ORDER BY node_id`,
  );
  return rows;
}
