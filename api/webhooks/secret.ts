import { createHmac, randomBytes } from 'node:crypto';
import { decryptFor, encryptFor } from '../secrets/encryption.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** What encrypts the secrets of webhooks; another purpose has another key. */
const PURPOSE = 'webhooks';

/** A new secret as bytes. */
export const makeSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** A secret as integrators configure it: whsec_ and base64. */
export const secretText = (secret: Uint8Array): string => PREFIX + Buffer.from(secret).toString('base64');

/** The form in which a secret is stored. */
export const encryptSecret = (secret: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => encryptFor(PURPOSE, secret);

/** A stored secret as bytes; throws when it was not encrypted here. */
export const decryptSecret = (stored: Uint8Array): Promise<Buffer> => decryptFor(PURPOSE, stored);

/** What is signed: the id and the time of an attempt in seconds since 1970, and the body. */
export interface Signed {
  id: string;
  seconds: number;
  body: string;
}

/** The header webhook-signature of the Standard Webhooks scheme, with one signature for each secret. */
export const signatures = ({ id, seconds, body }: Signed, secrets: readonly Uint8Array[]): string =>
  secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' ');
