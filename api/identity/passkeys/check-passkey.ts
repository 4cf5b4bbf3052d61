import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { webOrigins } from '../../openid/web-client.ts';
import { addressKey } from '../../common/address-key.ts';
import { db } from '../../database/db.ts';
import type { IdentityAccount, Passkey } from '../../generated/prisma/client.ts';
import { Limiter } from '../../common/limiter.ts';
import type { Secrets } from '../../secrets/key-ring.ts';
import { UserError } from '../../common/user-error.ts';
import { rememberAddress } from '../attempts-by-network.ts';
import { NO_PASSWORD } from '../password.ts';
import { endHalfSignIns } from '../sessions.ts';
import { isSignInChallenge } from './challenges.ts';
import { requirePasskeyHost } from './host.ts';

/** Passkeys of one address: nobody guesses one, but each costs a look-up and a signature. */
const byAddress = new Limiter({ name: 'passkeys', max: 60, windowMs: 10 * 60_000 });

const part = z.base64url().max(4_096);
const Response = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part }),
});

const unknown = () => new UserError('UNAUTHENTICATED', 'This passkey does not sign in here. Use your password.');

/** The sign-in that a passkey completes. */
export interface PasskeyAttempt {
  uid: string;
  address: string;
}

/** Who signed in, and by which passkey. */
export interface PasskeySignIn {
  account: IdentityAccount;
  passkeyId: string;
}

/**
 * The account of a passkey that has signed the challenge of a sign-in, after it made sure of its user by a fingerprint, a face or a
 * PIN. Refuses UNAUTHENTICATED, with one message whatever is wrong, and RATE_LIMITED.
 */
export async function checkPasskey(
  input: unknown,
  { uid, address }: PasskeyAttempt,
  secrets: Secrets,
): Promise<PasskeySignIn> {
  const rpID = requirePasskeyHost();
  await byAddress.attempt(addressKey(address));
  const response = read(input);
  const { account, ...passkey } = await passkeyOf(response);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server'); // large, and rarely needed
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => isSignInChallenge(challenge, uid, secrets),
    expectedOrigin: [...webOrigins],
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: credentialOf(passkey),
  }).catch(() => null); // the library throws at each fault of the answer
  if (!result?.verified) throw unknown();
  const { count } = await db.passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter: result.authenticationInfo.newCounter, lastUsedAt: new Date() },
  });
  if (count === 0) throw unknown(); // removed, or used twice at once
  rememberAddress(address);
  return { account, passkeyId: passkey.id };
}

/** Ends a sign-in by a passkey that was removed while it was under way. */
export async function endIfRemoved({ account, passkeyId }: PasskeySignIn): Promise<void> {
  if ((await db.passkey.count({ where: { id: passkeyId } })) === 0) await endHalfSignIns(account.id);
}

function read(input: unknown): z.infer<typeof Response> {
  try {
    return Response.parse(JSON.parse(String(input)));
  } catch {
    throw unknown();
  }
}

/** A stored passkey and its account, which has to be the one that the authenticator names and not wait for a new password. */
async function passkeyOf({ id, response }: z.infer<typeof Response>) {
  const passkey = await db.passkey.findUnique({ where: { credentialId: id }, include: { account: true } });
  const named = Buffer.from(response.userHandle, 'base64url').toString();
  if (!passkey || passkey.accountId !== named || passkey.account.passwordHash === NO_PASSWORD) throw unknown();
  return passkey;
}

const credentialOf = ({ credentialId, publicKey, counter, transports }: Passkey) => ({
  id: credentialId,
  publicKey: Uint8Array.from(publicKey),
  counter: Number(counter),
  transports,
});
