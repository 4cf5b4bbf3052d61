import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { installationSecret } from '../installation-secret.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Promise<Buffer> | undefined;

/** The key that encrypts the secrets of webhooks; another purpose has another. */
function encryptionKey(): Promise<Buffer> {
  key ??= installationSecret('webhooks');
  key.catch(() => (key = undefined));
  return key;
}

/** A new secret as bytes. */
export const makeSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** A secret as integrators configure it: whsec_ and base64. */
export const secretText = (secret: Uint8Array): string => PREFIX + Buffer.from(secret).toString('base64');

/** The form in which a secret is stored. */
export async function encryptSecret(secret: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await encryptionKey(), iv);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), text]));
}

/** A stored secret as bytes; throws when it was not encrypted here. */
export async function decryptSecret(stored: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(stored);
  const decipher = createDecipheriv(CIPHER, await encryptionKey(), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

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
