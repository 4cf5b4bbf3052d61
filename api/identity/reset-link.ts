import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { IdentityAccount } from '../generated/prisma/client.ts';

/** How long the address of a new password is valid. */
export const RESET_MINUTES = 60;

const Content = z.tuple([z.uuid(), z.number()]);
type Account = Pick<IdentityAccount, 'id' | 'passwordHash'>;

/**
 * The end of an address where a new password can be chosen. Its signature includes the present password's hash: it
 * works once, and not after any other change of the password.
 */
export function makeReset({ id, passwordHash }: Account, secret: Buffer, now = Date.now()): string {
  const content = Buffer.from(JSON.stringify([id, now + RESET_MINUTES * 60_000])).toString('base64url');
  return `${content}.${signatureOf(content, passwordHash, secret).toString('base64url')}`;
}

/** The account that a reset names; null for an expired or unreadable one. Nothing is proven before `isGenuine`. */
export function accountOfReset(reset: string, now = Date.now()): string | null {
  try {
    const [id, endsAt] = Content.parse(JSON.parse(Buffer.from(reset.split('.')[0]!, 'base64url').toString()));
    return endsAt > now ? id : null;
  } catch {
    return null;
  }
}

/** Whether we made this reset for the account as it is now. */
export function isGenuine(reset: string, { passwordHash }: Account, secret: Buffer): boolean {
  const [content = '', signature = ''] = reset.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(content, passwordHash, secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = (content: string, passwordHash: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${content}|${passwordHash}`).digest();
