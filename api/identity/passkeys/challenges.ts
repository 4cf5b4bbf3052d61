import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../secrets/key-ring.ts';
import type { Viewer } from '../../common/viewer.ts';
import { isEqual } from '../signed-link.ts';

/** How long somebody can take to make a passkey. */
export const ADDING_MS = 10 * 60_000;
const TIME_BYTES = 6;
const RANDOM_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;

const signatureOf = (text: string | Buffer, purpose: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${purpose}|`).update(text).digest();

/** What a passkey has to sign to complete a sign-in (`uid`): with it the challenge ends, too. */
export const signInChallenge = (uid: string, secret: Buffer): Buffer => signatureOf(uid, 'sign in', secret);

/** Whether a challenge in base64url is that of a sign-in. */
export function isSignInChallenge(challenge: string, uid: string, secrets: Secrets): boolean {
  const given = Buffer.from(challenge, 'base64url');
  return secrets.all.some((secret) => isEqual(given, signInChallenge(uid, secret)));
}

const purposeOf = ({ subject, sessionId }: Viewer) => `add ${subject} ${sessionId ?? ''}`;

/** What a new passkey of the viewer is made over, in this session and within ten minutes; none is stored. */
export function addingChallenge(viewer: Viewer, secret: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
  head.writeUIntBE(Date.now() + ADDING_MS, 0, TIME_BYTES);
  return Buffer.concat([head, signatureOf(head, purposeOf(viewer), secret)]);
}

/** Whether a challenge in base64url was given to the viewer for a new passkey, and has not expired. */
export function isAddingChallenge(challenge: string, viewer: Viewer, secrets: Secrets): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const given = bytes.subarray(HEAD_BYTES);
  const purpose = purposeOf(viewer);
  const isOurs = secrets.all.some((secret) => isEqual(given, signatureOf(head, purpose, secret)));
  return isOurs && head.readUIntBE(0, TIME_BYTES) > Date.now();
}
