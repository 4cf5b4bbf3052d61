import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../secrets/key-ring.ts';
import { isEqual } from './signed-link.ts';

/** How long an invitation is valid. */
export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const Content = z.tuple([z.string(), z.number()]);

/**
 * An invitation for one email address, signed with the current of the secrets. It allows one account: the one with this address, of which
 * there can be no second.
 */
export function makeInvitation(email: string, secrets: Secrets, now = Date.now()): string {
  const content = Buffer.from(JSON.stringify([email, now + INVITATION_DAYS * DAY_MS])).toString('base64url');
  return `${content}.${signatureOf(content, secrets.current).toString('base64url')}`;
}

/** The email address of an invitation; null for an expired one or one with a wrong signature. */
export function readInvitation(invitation: string, secrets: Secrets, now = Date.now()): string | null {
  const [content = '', signature = ''] = invitation.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (!secrets.all.some((secret) => isEqual(given, signatureOf(content, secret)))) return null;
  const [email, endsAt] = Content.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return endsAt > now ? email : null;
}

const signatureOf = (content: string, secret: Buffer) => createHmac('sha256', secret).update(content).digest();
