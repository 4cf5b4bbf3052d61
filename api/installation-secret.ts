import { randomBytes } from 'node:crypto';
import { db } from './db.ts';

const SECRET_BYTES = 32;

const known = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * The installation's secret for a purpose, created when it is first needed; all processes get the same one. It is read once and
 * kept in memory, and written only where there is none.
 */
export function installationSecret(purpose: string): Promise<Buffer<ArrayBuffer>> {
  const secret = known.get(purpose) ?? readOrMake(purpose);
  known.set(purpose, secret);
  secret.catch(() => known.delete(purpose)); // the next call tries again
  return secret;
}

async function readOrMake(purpose: string): Promise<Buffer<ArrayBuffer>> {
  const found = await db.installationSecret.findUnique({ where: { purpose } });
  if (found) return Buffer.from(found.secret);
  await db.installationSecret.createMany({
    data: { purpose, secret: randomBytes(SECRET_BYTES) },
    skipDuplicates: true,
  });
  return Buffer.from((await db.installationSecret.findUniqueOrThrow({ where: { purpose } })).secret);
}
