import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes with a key of 32 bytes by AES-256-GCM; `context` must be the same to decrypt them. */
export function encrypt(bytes: Uint8Array, key: Buffer, context = ''): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), text]));
}

/** The bytes that were encrypted with a key and a context; throws for any others. */
export function decrypt(stored: Uint8Array, key: Buffer, context = ''): Buffer {
  const bytes = Buffer.from(stored);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
