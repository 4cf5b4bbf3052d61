import { PrimaryClient } from './primary-client.ts';

/** How many connections a PostgreSQL allows everybody together; throws when it cannot be reached. */
export async function allowedConnections(connectionString: string): Promise<number> {
  const client = new PrimaryClient({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ allowed: number }>(
      `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS allowed`,
    );
    return rows[0]!.allowed;
  } finally {
    await client.end();
  }
}
