import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { installationSecret } from './installation-secret.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes with the installation's secret for a purpose: what one purpose encrypts, no other can read. */
export async function encryptFor(purpose: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await installationSecret(purpose), iv);
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), text]));
}

/** The bytes that were encrypted for a purpose; throws when that was not done here. */
export async function decryptFor(purpose: string, stored: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(stored);
  const decipher = createDecipheriv(CIPHER, await installationSecret(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
