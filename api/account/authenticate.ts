import { db } from '../db.ts';
import { looksLikeKey } from '../keys/key-text.ts';
import { viewerOfKey } from '../keys/key-viewer.ts';
import { UserError } from '../user-error.ts';
import { ownerOf, type Viewer } from '../viewer.ts';
import { verifyAccessToken } from './token.ts';

/**
 * The account of a request's Authorization header; null without a header. Throws UserError UNAUTHENTICATED for a header
 * that is neither a valid bearer access token of somebody who signed in here nor an API key.
 */
export async function authenticate(authorization: string | null | undefined): Promise<Viewer | null> {
  if (!authorization) return null;
  const [scheme, token, ...rest] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) {
    throw new UserError('UNAUTHENTICATED', 'Authentication required');
  }
  if (looksLikeKey(token)) return viewerOfKey(token);
  const { issuer, subject, expiresAt } = await verifyAccessToken(token);
  const user = await db.user.findUnique({ where: { issuer_subject: { issuer, subject } } });
  if (!user || user.closingAt) throw new UserError('UNAUTHENTICATED', 'Authentication required');
  return {
    ...ownerOf(user),
    subject: user.subject,
    email: user.email,
    firstName: user.firstName,
    tokenExpiresAt: expiresAt,
  };
}
