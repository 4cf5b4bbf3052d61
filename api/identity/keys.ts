import { createHmac, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { transactionLocks } from '../database/advisory-lock.ts';
import { db, type Transaction } from '../db.ts';
import type { Prisma } from '../generated/prisma/client.ts';

export interface IdentityKeys {
  /** Private JWKs, the one that signs first. */
  signing: JWK[];
  /** Secrets that sign cookies, the current one first. */
  cookies: string[];
  /** Secret of the forms' tokens. */
  forms: Buffer;
  /** Secret that signs invitations. */
  invitations: Buffer;
  /** Secret that signs the addresses of new passwords. */
  resets: Buffer;
  /** Secret that signs the links that confirm an email address. */
  addresses: Buffer;
  /** Secret that signs the links by which a former address takes its account back. */
  cancellations: Buffer;
  /** Secret that signs the links that revoke API keys, webhooks and passkeys. */
  revocations: Buffer;
  /** Secret that signs which sign-in has had the right password and waits for a code. */
  secondSteps: Buffer;
  /** Secret that signs the links that undo a new way to sign in. */
  additions: Buffer;
  /** Secret that makes the challenges that passkeys sign. */
  passkeys: Buffer;
}

/** The provider's secrets, created at the first start; nodes that start together agree on one set. */
export async function loadKeys(): Promise<IdentityKeys> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${transactionLocks.identityKeys})`;
    const signing = await keysFor(tx, 'signing', newSigningKey);
    const cookies = await keysFor(tx, 'cookie', async () => ({ value: randomBytes(32).toString('base64url') }));
    const secrets = cookies.map((key) => String((key as { value: string }).value));
    const secretFor = (purpose: string) =>
      createHmac('sha256', secrets[0]!).update(`footbridge identity ${purpose}`).digest();
    return {
      signing: signing as JWK[],
      cookies: secrets,
      forms: secretFor('forms'),
      invitations: secretFor('invitations'),
      resets: secretFor('resets'),
      addresses: secretFor('addresses'),
      cancellations: secretFor('cancellations'),
      revocations: secretFor('revocations'),
      secondSteps: secretFor('steps'),
      additions: secretFor('additions'),
      passkeys: secretFor('passkeys'),
    };
  });
}

async function keysFor(tx: Transaction, purpose: string, make: () => Promise<Prisma.InputJsonObject>) {
  const rows = await tx.identityKey.findMany({ where: { purpose }, orderBy: { createdAt: 'desc' } });
  if (rows.length) return rows.map((row) => row.secret);
  const made = await tx.identityKey.create({ data: { id: crypto.randomUUID(), purpose, secret: await make() } });
  return [made.secret];
}

async function newSigningKey(): Promise<Prisma.InputJsonObject> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'ES256', use: 'sig' };
}
