import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { db } from '../database/db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Secrets } from '../secrets/key-ring.ts';

const Signed = z.tuple([z.uuid(), z.string(), z.number()]);

/** The end of an address that only we can have made. */
export interface LinkContent {
  accountId: string;
  /** What it says beside whose it is. */
  text?: string;
  validMs: number;
  /** What the link depends on: it is signed along, and a link with another state is refused. */
  state?: string;
}

/** Makes the end of an address for an account. */
export function makeLink({ accountId, text = '', validMs, state = '' }: LinkContent, secrets: Secrets): string {
  const content = Buffer.from(JSON.stringify([accountId, text, Date.now() + validMs])).toString('base64url');
  return `${content}.${signatureOf(content, state, secrets.current).toString('base64url')}`;
}

/** The refusal of a link that has been used or voided, is too old, or is not ours. */
export const linkNotValid = () => new UserError('GONE', 'This address is not valid any more.');

/** The account and the text of a link; refuses GONE for one that has expired, is not ours, or whose account has another state by now. */
export async function openLink(
  link: string,
  secrets: Secrets,
  stateOf: (account: IdentityAccount) => string = () => '',
): Promise<{ account: IdentityAccount; text: string }> {
  const [content = '', signature = ''] = link.split('.');
  const [id, text, endsAt] = read(content) ?? [];
  const account = id && endsAt! > Date.now() ? await db.identityAccount.findUnique({ where: { id } }) : null;
  if (!account) throw linkNotValid();
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.all.some((secret) => isEqual(given, signatureOf(content, stateOf(account), secret)));
  if (!isOurs) throw linkNotValid();
  return { account, text: text! };
}

function read(content: string) {
  try {
    return Signed.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Compares in a time that tells nothing. */
export const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const signatureOf = (content: string, state: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${content}|${state}`).digest();
