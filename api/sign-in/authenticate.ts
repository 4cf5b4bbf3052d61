import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { isLiveSession, isSignedIn } from '../identity/sessions.ts';
import { looksLikeKey } from '../keys/key-text.ts';
import { viewerOfKey } from '../keys/key-viewer.ts';
import { Lru } from '../common/lru.ts';
import { personOf, type Viewer } from '../common/viewer.ts';
import { requireCallsLeft } from '../account/rates.ts';
import { verifyAccessToken } from '../openid/token.ts';
import { invalidToken } from '../openid/token-lookups.ts';
import { EMBEDDED_ISSUER } from '../openid/web-client.ts';

/** The accounts that called lately, by issuer and subject: those without calls left are refused before they are read. */
const lately = new Lru<string, number>(5_000);

/**
 * The account of a request's Authorization header; null without a header. Throws UserError UNAUTHENTICATED for a header
 * that is neither a valid bearer access token of somebody who signed in here and has not signed out since nor an API key, and
 * RATE_LIMITED, before anything is read, for accounts without calls left and addresses that sent too many unknown tokens.
 */
export async function authenticate(authorization: string | undefined, address: string): Promise<Viewer | null> {
  if (!authorization) return null;
  const [scheme, token, ...rest] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) throw invalidToken();
  if (looksLikeKey(token)) return viewerOfKey(token, address);
  const { issuer, subject, expiresAt, sessionId, authenticatedAt } = await verifyAccessToken(token, address);
  const name = `${issuer} ${subject}`;
  await requireCallsLeft(lately.get(name));
  const [user, isLive] = await Promise.all([
    db.user.findUnique({ where: { issuer_subject: { issuer, subject } } }),
    isSignedIn({ issuer, subject }, sessionId),
  ]);
  if (!user || user.closingAt || !isLive) throw invalidToken();
  lately.set(name, user.id);
  return {
    ...personOf(user),
    account: user,
    tokenExpiresAt: expiresAt,
    authenticatedAt: authenticatedAt ?? lastSeenBy(issuer, user),
    sessionId,
  };
}

/** What another provider last said of an account, for tokens that do not say when the person signed in. */
const lastSeenBy = (issuer: string, { authenticatedAt }: User) => (issuer === EMBEDDED_ISSUER ? null : authenticatedAt);

/**
 * Throws UserError UNAUTHENTICATED where a viewer's session has ended since the request began. Its body may take minutes: whoever is
 * signed out meanwhile must not add anything by it.
 */
export async function requireSession({ subject, sessionId }: Viewer): Promise<void> {
  if (sessionId && !(await isLiveSession(subject, sessionId))) throw invalidToken();
}
