import { z } from 'zod';
import type { Transaction } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Claim } from '../identity/fair-queue.ts';
import { hashPassword } from '../identity/password.ts';
import { MAX_LINK_PASSWORD_LENGTH } from '../common/input-limits.ts';
import { UserError } from '../common/user-error.ts';

const MIN_LENGTH = 4;
/** Hashes of one call: each takes as long as an attempt to sign in. */
const MOST_AT_ONCE = 10;

export const passwordMessages = {
  tooShort: `The password must have at least ${MIN_LENGTH} characters.`,
  tooLong: `A password can have at most ${MAX_LINK_PASSWORD_LENGTH} characters.`,
  tooMany: `At most ${MOST_AT_ONCE} different passwords can be set at once.`,
} as const;

/** Passwords of links wait behind everybody who signs in. */
export const BEHIND_SIGN_INS: Claim = { attempts: 1_000_000, isKnown: false };

/** The password of a link: undefined leaves it as it is, null and an empty text take it away. */
export const LinkPassword = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string('The password must be text.')
    .min(MIN_LENGTH, passwordMessages.tooShort)
    .max(MAX_LINK_PASSWORD_LENGTH, passwordMessages.tooLong)
    .nullish(),
);

/** What is kept of a password: undefined leaves it as it is, null takes it away. */
export type PasswordHash = string | null | undefined;

/** The hash of a password; throws UserError UNAVAILABLE where too many others wait for theirs. */
export const hashOf = async (password: PasswordHash): Promise<PasswordHash> =>
  password ? hashPassword(password, BEHIND_SIGN_INS) : password;

/** The hashes of some passwords, each once. */
export async function hashesOf(passwords: Iterable<PasswordHash>): Promise<(password: PasswordHash) => PasswordHash> {
  const hashes = new Map<string, string>();
  for (const password of new Set(passwords)) {
    if (password) hashes.set(password, await hashPassword(password, BEHIND_SIGN_INS));
  }
  return (password) => (password ? hashes.get(password)! : password);
}

/** The refusal of a row whose password is one too many, after those of earlier rows; null for none. */
export function refusalOfMany(password: PasswordHash, earlier: Set<string>): UserError | null {
  if (!password || earlier.has(password)) return null;
  if (earlier.size === MOST_AT_ONCE) return new UserError('INVALID', passwordMessages.tooMany, 'password');
  earlier.add(password);
  return null;
}

/** Keeps the passwords of links, or takes them away, in the transaction that writes the links. */
export async function keepPasswords(tx: Transaction, passwords: readonly [linkId: number, hash: PasswordHash][]) {
  const gone = passwords.flatMap(([id, hash]) => (hash === null ? id : []));
  const kept = passwords.flatMap(([id, hash]) => (hash ? [{ id, hash }] : []));
  if (gone.length) await tx.linkPassword.deleteMany({ where: { linkId: { in: gone } } });
  if (!kept.length) return;
  const rows = kept.map(({ id, hash }) => Prisma.sql`(${id}, ${hash})`);
  await tx.$executeRaw`INSERT INTO link_password (link_id, hash) VALUES ${Prisma.join(rows)}
    ON CONFLICT (link_id) DO UPDATE SET hash = excluded.hash`;
}

/** Rows without their passwords, which are not to be recognised later by what a fast hash made of them. */
export const withoutPasswords = (rows: unknown): unknown =>
  Array.isArray(rows)
    ? rows.map((row: unknown) =>
        row && typeof row === 'object' && 'password' in row ? { ...row, password: Boolean(row.password) } : row,
      )
    : rows;
