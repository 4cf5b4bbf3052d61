import { fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { logger } from '../common/logger.ts';
import { becomeOperator } from '../identity/operator-address.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { firstNameOf, PersonClaims } from './first-name.ts';
import { currentProvider, type IdentityProvider } from '../openid/identity-provider.ts';
import { requestTokens, type Tokens } from '../openid/token-endpoint.ts';
import { verifyAccessToken, type AccessToken } from '../openid/token.ts';
import { isTimeZone } from '../common/time-zone.ts';
import { redirectUris } from '../openid/web-client.ts';
import { changedZone } from '../account/zone-changes.ts';

/** Tokens as the web app keeps them; no refresh token where the provider gives none. */
export interface Session {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
}

/** What the end of a sign-in takes. */
export const Callback = z.object({
  code: z.string('The sign-in code is missing.').min(1, 'The sign-in code is missing.').max(4096),
  redirectUri: z
    .string('The redirect address is missing.')
    .refine((uri) => redirectUris.includes(uri), 'This redirect address does not belong to this installation.'),
  codeVerifier: z.string().min(43).max(128).nullish(),
  timeZone: z.string().nullish(),
});

/**
 * Completes a sign-in: exchanges the code for tokens, verifies them, and creates the account at the first sign-in. The
 * token of the address that the start printed makes the account an operator.
 * Refuses INVALID (a used, expired or foreign code, a redirect address that is not ours) and UNAVAILABLE.
 */
export async function signIn(
  input: unknown,
  operatorToken: string | null = null,
): Promise<{ session: Session; user: User }> {
  const { code, redirectUri, codeVerifier, timeZone } = parseInput(Callback, input);
  const provider = currentProvider();
  const tokens = await requestTokens(
    provider,
    'authorization_code',
    { code, redirect_uri: redirectUri, ...(codeVerifier && { code_verifier: codeVerifier }) },
    new UserError('INVALID', 'This sign-in has expired or was already used. Please try again.', 'code'),
  );
  const access = await verifyIssued(tokens.access_token);
  const claims = await claimsOf(provider, tokens, access);
  const authTime = tokens.claims()?.auth_time;
  const authenticatedAt = authTime === undefined ? new Date() : new Date(authTime * 1000);
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : undefined;
  const user = await welcome({ ...access, authenticatedAt }, claims, zone);
  if (operatorToken !== null) await becomeOperator(user, operatorToken);
  return { session: sessionOf(tokens, access, null), user };
}

/** Tokens as the web app keeps them; `known` stands in when the provider sends no new refresh token. */
export function sessionOf(tokens: Tokens, access: AccessToken, known: string | null): Session {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? known,
    expiresAt: access.expiresAt,
  };
}

/** Verifies a token the provider has just issued, so that a token later calls would refuse is explained here. */
export async function verifyIssued(accessToken: string): Promise<AccessToken> {
  try {
    return await verifyAccessToken(accessToken, null);
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'UNAUTHENTICATED') throw error;
    logger.error(
      'the access tokens of the identity provider are neither JWTs for this client nor known to its introspection endpoint; see OIDC_AUDIENCE and OIDC_CLIENT_SECRET',
    );
    throw new UserError('UNAVAILABLE', 'The access tokens of the identity provider cannot be verified.');
  }
}

async function claimsOf(provider: IdentityProvider, tokens: Tokens, access: AccessToken): Promise<PersonClaims> {
  const fromToken = tokens.claims();
  if (fromToken?.azp !== undefined && fromToken.azp !== provider.settings.clientId) {
    throw new UserError('UNAUTHENTICATED', 'Authentication required');
  }
  if (fromToken && fromToken.sub !== access.subject) {
    throw new UserError('INVALID', 'The identity provider returned two different accounts. Please try again.');
  }
  const claims = PersonClaims.parse(fromToken ?? {});
  const { client, metadata } = await provider.discovered();
  if (claims.email || claims.name || claims.given_name || !metadata.userinfo_endpoint) return claims;
  try {
    return PersonClaims.parse(await fetchUserInfo(client, tokens.access_token, access.subject));
  } catch (error) {
    // People without a name or an email address can still sign in.
    logger.warn({ err: error }, 'the identity provider returned no user information');
    return {};
  }
}

/** The account's row, created at the first sign-in. Later sign-ins do not change the name. */
async function welcome(
  { issuer, subject, authenticatedAt }: AccessToken,
  claims: PersonClaims,
  timeZone?: string,
): Promise<User> {
  const where = { issuer_subject: { issuer, subject } };
  const before = await db.user.findUnique({ where, select: { email: true, isEmailConfirmed: true } });
  const { email } = claims;
  const isConfirmed = claims.email_verified === true || (before?.email === email && before?.isEmailConfirmed === true);
  const user = await db.user.upsert({
    where,
    create: {
      issuer,
      subject,
      email: email ?? null,
      isEmailConfirmed: isConfirmed,
      firstName: firstNameOf(claims),
      timeZone: timeZone ?? null,
      authenticatedAt,
      tier: config.defaultPlan,
    },
    update: { authenticatedAt, ...(email && { email, isEmailConfirmed: isConfirmed }) },
  });
  if (user.closingAt) {
    throw new UserError('CONFLICT', 'This account is being deleted. Please try again in a few minutes.');
  }
  if (user.timeZone !== null || !timeZone) return user;
  return db.user.update({ where: { id: user.id }, data: changedZone(user, timeZone) });
}
