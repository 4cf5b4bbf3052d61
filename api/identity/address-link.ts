import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** How long a link that confirms an address is valid. */
export const ADDRESS_HOURS = 48;

const Content = z.tuple([z.uuid(), z.string(), z.number()]);

/** An address to confirm, and whose it is to be. */
export interface Address {
  accountId: string;
  email: string;
}

/** The end of a link that confirms an address, signed with `secret`. */
export function makeAddressLink({ accountId, email }: Address, secret: Buffer, now = Date.now()): string {
  const content = JSON.stringify([accountId, email, now + ADDRESS_HOURS * 3_600_000]);
  const text = Buffer.from(content).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** What a link confirms; null for one that has expired or that we did not make. */
export function readAddressLink(link: string, secret: Buffer, now = Date.now()): Address | null {
  const [text = '', signature = ''] = link.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(text, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [accountId, email, endsAt] = Content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return endsAt > now ? { accountId, email } : null;
}

const signatureOf = (text: string, secret: Buffer) => createHmac('sha256', secret).update(text).digest();
