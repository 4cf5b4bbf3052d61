import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import { logger } from '../logger.ts';
import { isStorableText } from '../storable-text.ts';
import { UserError } from '../user-error.ts';
import { KeysUnavailable } from './provider-keys.ts';

/** Whose tokens are accepted: one issuer, its keys, and who they must be meant for. */
export interface TokenTrust {
  issuer: string;
  /** What accounts remember the issuer as, where that is not its address. */
  knownAs?: string | undefined;
  keys: JWTVerifyGetKey;
  /** Expected `aud` of access tokens; a token without `aud` (AWS Cognito's) must name `clientId` instead. */
  audience: string | undefined;
  clientId: string;
}

/** What a verified access token says. */
export interface AccessToken {
  /** As accounts remember it. */
  issuer: string;
  subject: string;
  expiresAt: Date;
}

/** Signatures by a private key only: with HS256 whoever knows a public key could sign. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const CLOCK_TOLERANCE_S = 5;

let trusted: TokenTrust | undefined;

/** Names the issuer whose tokens are accepted from now on. */
export function trustTokens(trust: TokenTrust): void {
  trusted = trust;
}

/** Keys that are at hand. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/**
 * Verifies an access token: signature by an allowed algorithm and a key of the issuer, issuer, audience or client,
 * expiry, not-before, and that it is no ID token. Throws UserError UNAUTHENTICATED for any flaw of the token and
 * UNAVAILABLE when the provider's keys cannot be had.
 */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  const { payload, trust } = await verify(token, { requiredClaims: ['sub', 'exp'] });
  if (!isSubject(payload.sub) || !isAccessToken(token, payload) || !isMeantForUs(payload, trust)) throw invalid();
  return { issuer: trust.knownAs ?? trust.issuer, subject: payload.sub, expiresAt: new Date(payload.exp! * 1000) };
}

/** Verifies an ID token that was issued to this client and returns its claims; throws as verifyAccessToken does. */
export async function verifyIdToken(token: string): Promise<JWTPayload & { sub: string }> {
  const { payload, trust } = await verify(token, { requiredClaims: ['sub', 'exp', 'aud'] });
  const isOurs = [payload.aud ?? []].flat().includes(trust.clientId);
  if (!isSubject(payload.sub) || !isOurs || (payload.azp !== undefined && payload.azp !== trust.clientId))
    throw invalid();
  return { ...payload, sub: payload.sub };
}

async function verify(token: string, options: JWTVerifyOptions) {
  const trust = trusted;
  if (!trust) throw new UserError('UNAVAILABLE', 'Sign-in is starting. Please try again.', undefined, 1);
  try {
    const { payload } = await jwtVerify(token, trust.keys, {
      ...options,
      // Configuration takes a final slash away, the provider may keep it.
      issuer: [trust.issuer, `${trust.issuer}/`],
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return { payload, trust };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalid();
    if (!(error instanceof KeysUnavailable)) throw error;
    logger.warn({ err: error }, 'a token could not be verified');
    throw new UserError('UNAVAILABLE', 'The identity provider cannot be reached. Please try again.', undefined, 5);
  }
}

/** A signature does not vouch for the kind of a claim: a subject is a text of 1 to 255 characters that can be stored. */
const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub.length >= 1 && sub.length <= 255 && isStorableText(sub);

const invalid = () => new UserError('UNAUTHENTICATED', 'Authentication required');

/**
 * RFC 9068 marks access tokens by the header's `typ`, AWS Cognito by `token_use`, Keycloak by the claim `typ`; of the
 * rest only access tokens name scopes. An ID token bears none of these marks, or says what it is.
 */
function isAccessToken(token: string, payload: JWTPayload): boolean {
  const { typ: mark = '' } = decodeProtectedHeader(token);
  if (typeof mark !== 'string') return false;
  const typ = mark.toLowerCase().replace(/^application\//, '');
  if (typ === 'at+jwt') return true;
  if (payload.token_use !== undefined) return payload.token_use === 'access';
  if (payload.typ !== undefined) return payload.typ === 'Bearer';
  if (payload.nonce !== undefined || payload.at_hash !== undefined) return false;
  return payload.scope !== undefined || payload.scp !== undefined;
}

/** A token for somebody else is refused even when it was our client that fetched it. */
function isMeantForUs(payload: JWTPayload, trust: TokenTrust): boolean {
  const audiences = [payload.aud ?? []].flat();
  if (audiences.length) return audiences.includes(trust.audience ?? trust.clientId);
  return (payload.client_id ?? payload.azp) === trust.clientId;
}
