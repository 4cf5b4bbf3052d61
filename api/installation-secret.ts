import { randomBytes } from 'node:crypto';
import { db } from './db.ts';

const SECRET_BYTES = 32;

/** The installation's secret for a purpose, created when it is first needed; all processes get the same one. */
export async function installationSecret(purpose: string): Promise<Buffer<ArrayBuffer>> {
  const [made] = await db.$queryRaw<{ secret: Uint8Array }[]>`
    INSERT INTO installation_secret (purpose, secret) VALUES (${purpose}, ${randomBytes(SECRET_BYTES)})
    ON CONFLICT (purpose) DO UPDATE SET purpose = excluded.purpose RETURNING secret`;
  return Buffer.from(made!.secret);
}
