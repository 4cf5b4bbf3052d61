import { PrimaryClient } from '../database/primary-client.ts';

/** The ids of the keys outside the database that encrypt its secrets: none where they are plain, or from an earlier version. */
export async function fileKeysOf(connectionString: string): Promise<string[]> {
  const client = new PrimaryClient({ connectionString, application_name: 'footbridge-backup' });
  await client.connect();
  try {
    const { rows: tables } = await client.query("SELECT to_regclass('secret_key') IS NOT NULL AS there");
    if (!tables[0].there) return [];
    const { rows } = await client.query<{ id: string }>(
      'SELECT DISTINCT file_key AS id FROM secret_key WHERE file_key IS NOT NULL ORDER BY 1',
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
