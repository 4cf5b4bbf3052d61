import { createHmac, randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';

const SECRET_BYTES = 32;

/**
 * The daily visitor's number: the first 64 bits of HMAC-SHA-256 under the day's salt over owner, address and agent. It
 * cannot be recomputed once the salt is destroyed, and no two owners or days share one.
 */
export function visitorNumber(salt: Buffer, ownerId: number, address: string, userAgent: string): bigint {
  const digest = createHmac('sha256', salt).update(`${ownerId}\n${address}\n${userAgent}`).digest();
  return digest.readBigInt64LE(0);
}

/** The salts of the given days (YYYY-MM-DD), made where there is none yet; several nodes agree through the table. */
export async function saltsOf(client: ClientBase, days: string[]): Promise<Map<string, Buffer>> {
  const fresh = days.map(() => randomBytes(SECRET_BYTES));
  await client.query(
    `INSERT INTO analytics.salt (day, secret) SELECT * FROM unnest($1::date[], $2::bytea[]) ORDER BY 1
     ON CONFLICT (day) DO NOTHING`,
    [days, fresh],
  );
  const { rows } = await client.query<{ day: string; secret: Buffer }>(
    'SELECT day::text, secret FROM analytics.salt WHERE day = ANY($1::date[])',
    [days],
  );
  return new Map(rows.map((row) => [row.day, row.secret]));
}
