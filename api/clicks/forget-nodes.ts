import type { ClientBase } from 'pg';

/** A node that was stopped for longer, with everything stored, is not expected to run again; if it does, it begins anew. */
const KEPT_DAYS = 30;

/** Forgets nodes that were stopped, or drained, long ago; never one that may have clicks in its journal. */
export async function forgetStoppedNodes(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    `DELETE FROM analytics.journal_position p
     WHERE stopped_at < now() - make_interval(days => $1) AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a
       WHERE a.datname = current_database() AND a.application_name = 'footbridge-node-' || p.node_id::text)`,
    [KEPT_DAYS],
  );
}
