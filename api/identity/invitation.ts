import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** How long an invitation is valid. */
export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const Content = z.tuple([z.string(), z.number()]);

/**
 * An invitation for one email address, signed with `secret`. It allows one account: the one with this address, of which
 * there can be no second.
 */
export function makeInvitation(email: string, secret: Buffer, now = Date.now()): string {
  const content = Buffer.from(JSON.stringify([email, now + INVITATION_DAYS * DAY_MS])).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** The email address of an invitation; null for an expired one or one with a wrong signature. */
export function readInvitation(invitation: string, secret: Buffer, now = Date.now()): string | null {
  const [content = '', signature = ''] = invitation.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(content, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [email, endsAt] = Content.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return endsAt > now ? email : null;
}

const signatureOf = (content: string, secret: Buffer) => createHmac('sha256', secret).update(content).digest();
