import type { ClientBase } from 'pg';

/** The numbers of two imports that are to be made, those that were begun least often and are oldest first: they wait, or were interrupted. */
export async function waitingImports(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM link_import WHERE state IN ('waiting', 'running') ORDER BY attempts, id LIMIT 2",
  );
  return rows.map(({ id }) => id);
}
