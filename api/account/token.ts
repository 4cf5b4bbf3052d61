import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose';
import { UserError } from '../user-error.ts';

/** Whose access tokens are accepted: one issuer, its keys, and who they must be meant for. */
export interface TokenTrust {
  issuer: string;
  keys: JWTVerifyGetKey;
  /** Expected `aud`; a token without `aud` (AWS Cognito's) must name `clientId` instead. */
  audience: string | undefined;
  clientId: string;
}

/** What a verified access token says. */
export interface AccessToken {
  issuer: string;
  subject: string;
  expiresAt: Date;
}

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_S = 5;

let trusted: TokenTrust | undefined;

/** Names the issuer whose tokens are accepted from now on. */
export function trustTokens(trust: TokenTrust): void {
  trusted = trust;
}

/** Keys of a provider, fetched when first needed and again when a token names a key that is not known yet. */
export const remoteKeys = (jwksUri: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(jwksUri));

/** Keys that are at hand. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/**
 * Verifies an access token: signature by an allowed algorithm and a key of the issuer, issuer, audience or client,
 * expiry, not-before, and that it is no ID token. Throws UserError UNAUTHENTICATED for any flaw of the token and
 * UNAVAILABLE when the provider's keys cannot be had.
 */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  if (!trusted) throw new UserError('UNAVAILABLE', 'Sign-in is starting; please try again.', undefined, 1);
  try {
    const { payload } = await jwtVerify(token, trusted.keys, {
      issuer: trusted.issuer,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'exp'],
    });
    if (!isAccessToken(token, payload) || !isMeantForUs(payload, trusted)) throw invalid();
    return { issuer: trusted.issuer, subject: payload.sub!, expiresAt: new Date(payload.exp! * 1000) };
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError || error instanceof UserError)) {
      throw new UserError('UNAVAILABLE', 'The identity provider cannot be reached.', undefined, 5);
    }
    throw invalid();
  }
}

const invalid = () => new UserError('UNAUTHENTICATED', 'Authentication required');

/** RFC 9068 marks access tokens by `typ`, Cognito by `token_use`; an ID token has `nonce`, `at_hash` or neither mark. */
function isAccessToken(token: string, payload: JWTPayload): boolean {
  const typ = decodeProtectedHeader(token).typ?.toLowerCase();
  if (typ === 'at+jwt' || typ === 'application/at+jwt') return true;
  if (payload.token_use !== undefined) return payload.token_use === 'access';
  return payload.nonce === undefined && payload.at_hash === undefined && payload.scope !== undefined;
}

function isMeantForUs(payload: JWTPayload, trust: TokenTrust): boolean {
  const audiences = [payload.aud ?? []].flat();
  if (trust.audience && audiences.includes(trust.audience)) return true;
  const client = payload.client_id ?? payload.azp;
  return client === trust.clientId && (audiences.length === 0 || !trust.audience);
}
