import { jwtVerify, SignJWT } from 'jose';
import { keyRing } from './key-ring.ts';
import type { Purpose } from './purposes.ts';

const ALGORITHM = 'HS256';

/** A kind of token of ours: the secrets that sign it, and its name, by which no other kind is taken for it. */
export interface TokenKind {
  purpose: Purpose;
  audience: string;
}

/** What a token says, for whom, and until when. */
interface SignedClaims {
  ownerId: number;
  expiresAt: Date;
  claims: Record<string, unknown>;
}

/** Makes a token that only an installation with the same secrets takes (RFC 7519). */
export const signClaims = async (
  { purpose, audience }: TokenKind,
  { ownerId, expiresAt, claims }: SignedClaims,
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(ownerId))
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign((await keyRing.of(purpose)).current);

/** What a token of ours says, also one of a secret that was rotated; null for any other. */
export async function readClaims({ purpose, audience }: TokenKind, token: string): Promise<unknown> {
  for (const secret of (await keyRing.of(purpose)).all) {
    const verified = await jwtVerify(token, secret, { audience, algorithms: [ALGORITHM] }).catch(() => null);
    if (verified) return verified.payload;
  }
  return null;
}
