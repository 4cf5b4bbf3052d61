import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { inTransaction } from '../database/transaction.ts';

const SECRET_BYTES = 32;

/** The secrets of these days (YYYY-MM-DD). Missing ones are created; all nodes use those in the table. */
export async function secretsOf(client: Pick<ClientBase, 'query'>, days: string[]): Promise<Map<string, Buffer>> {
  await insertSalts(
    client,
    days.map((day) => ({ day, secret: randomBytes(SECRET_BYTES) })),
  );
  const { rows } = await client.query<{ day: string; secret: Buffer }>(
    'SELECT day::text, secret FROM analytics.salt WHERE day = ANY($1::date[])',
    [days],
  );
  return new Map(rows.map(({ day, secret }) => [day, secret]));
}

/**
 * Destroys the salts of days up to `oldest` and after `latest`. Deleted rows would stay in the table's file for a while, so
 * TRUNCATE replaces the file and the other salts are inserted again.
 */
export async function forgetSalts(client: ClientBase, oldest: string, latest: string): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('LOCK TABLE analytics.salt IN ACCESS EXCLUSIVE MODE');
    const { rows } = await client.query<{ day: string; secret: Buffer; isKept: boolean }>(
      `SELECT day::text, secret, day > $1::date AND day <= $2::date AS "isKept" FROM analytics.salt`,
      [oldest, latest],
    );
    const kept = rows.filter(({ isKept }) => isKept);
    if (kept.length < rows.length) {
      await client.query('TRUNCATE analytics.salt');
      await insertSalts(client, kept);
    }
  });
}

async function insertSalts(client: Pick<ClientBase, 'query'>, salts: { day: string; secret: Buffer }[]): Promise<void> {
  await client.query(
    `INSERT INTO analytics.salt (day, secret) SELECT * FROM unnest($1::date[], $2::bytea[]) ORDER BY 1
     ON CONFLICT (day) DO NOTHING`,
    [salts.map(({ day }) => day), salts.map(({ secret }) => secret)],
  );
}
