import { hash, randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';

const SECRET_BYTES = 32;
/** SHA-256 works on blocks of 64 bytes, and RFC 2104 pads the key to one. */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const NUMBER_BYTES = 8;

/** A day's salt, ready to be used for many visitors. */
export interface Salt {
  inner: Buffer;
  outer: Buffer;
}

/**
 * Prepares a salt. HMAC is written out over one-shot hashes because node:crypto's own makes an object for every call,
 * which cost a fifth of the ingester's time; a test holds it equal to createHmac.
 */
export function prepareSalt(secret: Buffer): Salt {
  const padded = Buffer.alloc(BLOCK_BYTES);
  secret.copy(padded);
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
  for (let at = 0; at < BLOCK_BYTES; at++) outer[at] = padded[at]! ^ 0x5c;
  return { inner: padded.map((byte) => byte ^ 0x36) as Buffer, outer };
}

/**
 * The daily visitor's number: the first 64 bits of HMAC-SHA-256 under the day's salt over owner, address and agent, as a
 * string of eight characters, one a byte. It cannot be recomputed once the salt is destroyed, and no two owners or days
 * share one.
 */
export function visitorNumber(salt: Salt, ownerId: number, address: string, userAgent: string): string {
  const text = `${ownerId}\n${address}\n${userAgent}`;
  const message = Buffer.allocUnsafe(BLOCK_BYTES + text.length * 3);
  salt.inner.copy(message);
  const length = BLOCK_BYTES + message.write(text, BLOCK_BYTES);
  hash('sha256', message.subarray(0, length), 'buffer').copy(salt.outer, BLOCK_BYTES);
  return hash('sha256', salt.outer, 'binary').slice(0, NUMBER_BYTES);
}

/** The salts of the given days (YYYY-MM-DD), made where there is none yet; several nodes agree through the table. */
export async function saltsOf(client: ClientBase, days: string[]): Promise<Map<string, Salt>> {
  await insertSalts(
    client,
    days.map((day) => ({ day, secret: randomBytes(SECRET_BYTES) })),
  );
  const { rows } = await client.query<{ day: string; secret: Buffer }>(
    'SELECT day::text, secret FROM analytics.salt WHERE day = ANY($1::date[])',
    [days],
  );
  return new Map(rows.map((row) => [row.day, prepareSalt(row.secret)]));
}

/**
 * Destroys the salts of days up to `oldest` and after `latest`. What is deleted of a table stands in its file for as long
 * as nothing else needs the place: so the file is replaced by one that has only the others.
 */
export async function forgetSalts(client: ClientBase, oldest: string, latest: string): Promise<void> {
  try {
    await client.query('BEGIN');
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
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function insertSalts(client: ClientBase, salts: { day: string; secret: Buffer }[]): Promise<void> {
  await client.query(
    `INSERT INTO analytics.salt (day, secret) SELECT * FROM unnest($1::date[], $2::bytea[]) ORDER BY 1
     ON CONFLICT (day) DO NOTHING`,
    [salts.map(({ day }) => day), salts.map(({ secret }) => secret)],
  );
}
