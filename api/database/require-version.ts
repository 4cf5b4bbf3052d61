import { findPrimary, PrimaryClient } from './primary-client.ts';

/** Oldest supported PostgreSQL, in the format of `server_version_num`. */
const OLDEST = 150_000;

/** Throws one sentence when the server is older than PostgreSQL 15, or cannot be reached. */
export async function requireVersion(connectionString: string, oldest = OLDEST): Promise<void> {
  await findPrimary(connectionString);
  const client = new PrimaryClient({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; number: number }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
    );
    if (rows[0]!.number < oldest) {
      throw new Error(
        `PostgreSQL ${rows[0]!.version} is too old: DATABASE_URL must name a version ${oldest / 10_000} or later.`,
      );
    }
  } finally {
    await client.end();
  }
}
