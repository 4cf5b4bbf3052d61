import type { ClientBase } from 'pg';

/** Held while a migration is applied that servers of before cannot live with; whoever stores clicks shares it. */
export const contractionLock = 72_707_370;

/** A line in a migration by which it takes away what older servers use; most only add. */
const MARK = /^-- contract: /m;

export const isContraction = (sql: string): boolean => MARK.test(sql);

/** Notes, inside its transaction, that servers of before cannot live with a migration. */
export const noteContraction = (client: ClientBase, name: string) =>
  client.query('INSERT INTO upgrades.contraction (migration_name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);

/** The migrations that servers of before cannot live with, of any version; none where the database is older than that. */
export async function readContractions(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('upgrades.contraction') IS NOT NULL AS is_there`,
  );
  if (!rows[0]!.is_there) return [];
  const names = await client.query<{ name: string }>('SELECT migration_name AS name FROM upgrades.contraction');
  return names.rows.map(({ name }) => name);
}
