import type { ClientBase } from 'pg';

/** Deletes expired records and returns their number. */
export async function deleteExpired(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rowCount } = await client.query('DELETE FROM identity_record WHERE expires_at < now()');
  return rowCount ?? 0;
}
