import { db } from '../database/db.ts';
import { isSignedIn } from '../identity/sessions.ts';
import { isLiveKey } from '../keys/is-live-key.ts';
import type { Viewer } from '../common/viewer.ts';

/** What somebody called with: an API key, or a sign-in at the embedded provider; null for neither. */
export interface Credential {
  keyId: number | null;
  sessionId: string | null;
}

/** What a viewer called with. */
export const credentialOf = ({ key, sessionId = null }: Viewer): Credential => ({ keyId: key?.id ?? null, sessionId });

/** The account whose credential is still valid; null once it was closed, the key revoked or the sign-in ended. */
export async function accountOf(ownerId: number, { keyId, sessionId }: Credential) {
  const user = await db.user.findUnique({ where: { id: ownerId, closingAt: null } });
  if (!user) return null;
  const isValid = keyId === null ? isSignedIn(user, sessionId) : isLiveKey(ownerId, keyId);
  return (await isValid) ? user : null;
}
