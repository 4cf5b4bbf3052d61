import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { LineOfText } from '../../account/line-of-text.ts';
import { spend } from '../../account/rates.ts';
import { webOrigins } from '../../openid/web-client.ts';
import { isDuplicate } from '../../database/is-duplicate.ts';
import { db } from '../../database/db.ts';
import { parseInput } from '../../common/parse-input.ts';
import { isStorableText } from '../../common/storable-text.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countAddition, tellOfAddition } from '../additions.ts';
import { requireEmbedded } from '../embedded-only.ts';
import { loadKeys } from '../keys.ts';
import { Presence, requirePresence } from '../presence.ts';
import { ADDING_MS, addingChallenge, isAddingChallenge } from './challenges.ts';
import { requirePasskeyHost } from './host.ts';
import { MAX_PASSKEYS } from './own-passkeys.ts';
import { withoutAttestation } from './without-attestation.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '../../common/input-limits.ts';

/** Of COSE: EdDSA, ES256 and RS256, one of which every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const LONGEST_PART = 8_192;
/** 1,023 bytes in base64url, as WebAuthn allows. */
const LONGEST_ID = 1_364;

const tooMany = () =>
  new UserError(
    'LIMIT_REACHED',
    `An account can have at most ${MAX_PASSKEYS} passkeys. Remove one that is not used any more.`,
  );

/** What is asked for before a passkey can be made. */
export const PasskeyStart = z.object({ ...Presence.shape });

/**
 * What navigator.credentials.create needs to make a passkey for the viewer, within ten minutes. Refuses LIMIT_REACHED above the number of
 * passkeys, FORBIDDEN where browsers make none, and with another identity provider, whoever is not the owner (requirePresence), and
 * RATE_LIMITED.
 */
export async function startPasskey(viewer: Viewer, input: unknown): Promise<PublicKeyCredentialCreationOptionsJSON> {
  requireEmbedded();
  const rpID = requirePasskeyHost();
  await spend(viewer, 'write');
  await requirePresence(viewer, parseInput(PasskeyStart, input).currentPassword);
  const account = await db.identityAccount.findUniqueOrThrow({
    where: { id: viewer.subject },
    include: { passkeys: { select: { credentialId: true, transports: true } } },
  });
  if (account.passkeys.length >= MAX_PASSKEYS) throw tooMany();
  const { passkeys: secrets } = await loadKeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server'); // large, and rarely needed
  return generateRegistrationOptions({
    rpName: 'Footbridge',
    rpID,
    userID: Uint8Array.from(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    challenge: addingChallenge(viewer, secrets.current),
    timeout: ADDING_MS,
    attestationType: 'none',
    excludeCredentials: account.passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

const part = z.base64url().max(LONGEST_PART);
const Response = z.object(
  {
    id: part.max(LONGEST_ID),
    rawId: part,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(20).refine(isStorableText)).max(10).optional(),
    }),
  },
  'This is not the answer of a browser.',
);

const Answered = z.object({ credential: Response });

/** A passkey that a browser has made. */
export const NewPasskey = z.object({
  name: LineOfText.min(1, 'Please enter a name.').max(
    MAX_PASSKEY_NAME_LENGTH,
    `Names can have at most ${MAX_PASSKEY_NAME_LENGTH} characters.`,
  ),
  /** In the names of WebAuthn, which are the same at every door. */
  credential: z.unknown(),
});

/**
 * Adds a passkey, which signs in from now on without password and codes, as it asks for a fingerprint, a face or a PIN itself; the
 * owner is told by email. Refuses INVALID names and answers that do not belong to startPasskey, ALREADY_EXISTS for a passkey that is here
 * already, the others as above, and RATE_LIMITED.
 */
export async function addPasskey(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  const rpID = requirePasskeyHost();
  await spend(viewer, 'write');
  const { name, ...answered } = parseInput(NewPasskey, input);
  const { credential } = parseInput(Answered, answered);
  const made = await verify(viewer, credential, rpID);
  const accountId = viewer.subject;
  await countAddition(accountId);
  const { id: credentialId, publicKey, counter } = made.credential;
  const data = { accountId, name, credentialId, counter, transports: credential.response.transports ?? [] };
  try {
    await db.$transaction(async (tx) => {
      // Parallel additions wait here, so that they cannot pass the limit together.
      await tx.$queryRaw`SELECT 1 FROM identity_account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
      if ((await tx.passkey.count({ where: { accountId } })) >= MAX_PASSKEYS) throw tooMany();
      const { id } = await tx.passkey.create({ data: { ...data, publicKey: Uint8Array.from(publicKey) } });
      await tellOfAddition(tx, accountId, { what: 'passkey', id, name });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('ALREADY_EXISTS', 'This passkey has been added already.');
  }
}

async function verify(viewer: Viewer, credential: z.infer<typeof Response>, rpID: string) {
  const { passkeys: secrets } = await loadKeys();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const response = { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON;
  const options = {
    expectedChallenge: (challenge: string) => isAddingChallenge(challenge, viewer, secrets),
    expectedOrigin: [...webOrigins],
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  };
  const result: VerifiedRegistrationResponse | null = await withoutAttestation(response)
    .then((plain) => verifyRegistrationResponse({ ...options, response: plain }))
    .catch(() => null); // whatever is wrong with it: the library throws at each fault of the answer
  if (result?.verified && result.registrationInfo.credential.id === credential.id) return result.registrationInfo;
  throw new UserError('INVALID', 'The passkey could not be checked. Please try again.', 'credential');
}
