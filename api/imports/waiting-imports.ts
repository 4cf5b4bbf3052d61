import type { ClientBase } from 'pg';

/**
 * The numbers of two imports that are to be made, those that were begun least often and are oldest first: they wait, or were
 * interrupted. Those of accounts that are being closed are never made.
 */
export async function waitingImports(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT i.id FROM link_import i JOIN app_user o ON o.id = i.owner_id
      WHERE i.state IN ('waiting', 'running') AND o.closing_at IS NULL ORDER BY i.attempts, i.id LIMIT 2`,
  );
  return rows.map(({ id }) => id);
}
