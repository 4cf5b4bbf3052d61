import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import { logger } from '../common/logger.ts';
import { isStorableText } from '../common/storable-text.ts';
import { UserError } from '../common/user-error.ts';
import { KeysUnavailable } from './provider-keys.ts';

/** Which tokens are accepted: the issuer, its keys and the expected audience. */
export interface TokenTrust {
  issuer: string;
  /** The issuer name stored with accounts, if it is not the issuer's address. */
  knownAs?: string | undefined;
  keys: JWTVerifyGetKey;
  /** Expected `aud` of access tokens; a token without `aud` (AWS Cognito's) must name `clientId` instead. */
  audience: string | undefined;
  clientId: string;
  /** Reads tokens that are no JWTs, of an address or, for null, just issued; without it they are refused. */
  opaque?: (token: string, address: string | null) => Promise<Pick<AccessToken, 'subject' | 'expiresAt'>>;
}

/** The claims of a verified access token. */
export interface AccessToken {
  /** The name stored with accounts. */
  issuer: string;
  subject: string;
  expiresAt: Date;
  /** When the person signed in (auth_time, OpenID Connect Core 2); null where the token does not say. */
  authenticatedAt: Date | null;
  /** The sign-in it was issued for, as the embedded provider names it; null for other tokens. */
  sessionId: string | null;
}

/** The claim that names the sign-in. */
export const SESSION_CLAIM = 'footbridge_session';

/** Only signatures with a private key: with HS256, anyone who knows a public key could sign. */
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

/** Sets the issuer whose tokens are accepted from now on. */
export function trustTokens(trust: TokenTrust): void {
  trusted = trust;
}

/** Keys that are already known. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/** Whether a token is made as a JWT is, whatever it says; others only their provider can read. */
const looksLikeJwt = (token: string) => /^eyJ[\w-]*\.[\w-]+\.[\w-]*$/.test(token);

/** The refusal while the provider does not respond. */
export const unreachable = () =>
  new UserError('UNAVAILABLE', 'The identity provider cannot be reached. Please try again.', undefined, 5);

/**
 * Verifies an access token: signature by an allowed algorithm and a key of the issuer, issuer, audience or client,
 * expiry, not-before, and that it is not an ID token; of a token that is no JWT the provider says so. Throws UserError UNAUTHENTICATED for any invalid token and
 * UNAVAILABLE when the provider's keys are unavailable. `address` is who sent it, or null for a token that was just issued.
 */
export async function verifyAccessToken(token: string, address: string | null): Promise<AccessToken> {
  if (trusted?.opaque && !looksLikeJwt(token)) {
    const { issuer, knownAs = issuer, opaque } = trusted;
    return { issuer: knownAs, sessionId: null, authenticatedAt: null, ...(await opaque(token, address)) };
  }
  const { payload, trust } = await verify(token, { requiredClaims: ['sub', 'exp'] });
  if (!isSubject(payload.sub) || !isAccessToken(token, payload) || !isMeantForUs(payload, trust)) throw invalid();
  const session = payload[SESSION_CLAIM];
  return {
    issuer: trust.knownAs ?? trust.issuer,
    subject: payload.sub,
    expiresAt: new Date(payload.exp! * 1000),
    authenticatedAt: typeof payload.auth_time === 'number' ? new Date(payload.auth_time * 1000) : null,
    sessionId: isSubject(session) ? session : null,
  };
}

async function verify(token: string, options: JWTVerifyOptions) {
  const trust = trusted;
  if (!trust) throw new UserError('UNAVAILABLE', 'Sign-in is starting. Please try again.', undefined, 1);
  try {
    const { payload } = await jwtVerify(token, trust.keys, {
      ...options,
      // The configuration removes a trailing slash; the provider may keep it.
      issuer: [trust.issuer, `${trust.issuer}/`],
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return { payload, trust };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalid();
    if (!(error instanceof KeysUnavailable)) throw error;
    logger.warn({ err: error }, 'a token could not be verified');
    throw unreachable();
  }
}

/** A signature does not guarantee the type of a claim: a subject must be a storable text of 1 to 255 characters. */
export const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub.length >= 1 && sub.length <= 255 && isStorableText(sub);

const invalid = () => new UserError('UNAUTHENTICATED', 'Authentication required');

/**
 * RFC 9068 marks access tokens by the header's `typ`, AWS Cognito by `token_use`, Keycloak by the claim `typ`; of the
 * other providers, only access tokens name scopes. An ID token has none of these marks or says that it is one.
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

/** Refuses a token for another audience, even if our client fetched it. */
function isMeantForUs(payload: JWTPayload, trust: TokenTrust): boolean {
  const audiences = [payload.aud ?? []].flat();
  if (audiences.length) return audiences.includes(trust.audience ?? trust.clientId);
  return (payload.client_id ?? payload.azp) === trust.clientId;
}
