import { db } from '../db.ts';
import { isLiveSession } from '../identity/sessions.ts';
import { looksLikeKey } from '../keys/key-text.ts';
import { viewerOfKey } from '../keys/key-viewer.ts';
import { UserError } from '../user-error.ts';
import { ownerOf, type Viewer } from '../viewer.ts';
import { verifyAccessToken } from './token.ts';
import { EMBEDDED_ISSUER } from './web-client.ts';

/**
 * The account of a request's Authorization header; null without a header. Throws UserError UNAUTHENTICATED for a header
 * that is neither a valid bearer access token of somebody who signed in here and has not signed out since nor an API key.
 */
export async function authenticate(authorization: string | null | undefined): Promise<Viewer | null> {
  if (!authorization) return null;
  const [scheme, token, ...rest] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) {
    throw new UserError('UNAUTHENTICATED', 'Authentication required');
  }
  if (looksLikeKey(token)) return viewerOfKey(token);
  const { issuer, subject, expiresAt, sessionId } = await verifyAccessToken(token);
  const [user, isSignedIn] = await Promise.all([
    db.user.findUnique({ where: { issuer_subject: { issuer, subject } } }),
    issuer !== EMBEDDED_ISSUER || isLiveSession(subject, sessionId),
  ]);
  if (!user || user.closingAt || !isSignedIn) throw new UserError('UNAUTHENTICATED', 'Authentication required');
  return {
    ...ownerOf(user),
    subject: user.subject,
    email: user.email,
    firstName: user.firstName,
    suspendedAt: user.suspendedAt,
    tokenExpiresAt: expiresAt,
    sessionId,
  };
}
