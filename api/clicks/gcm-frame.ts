import { createDecipheriv, type KeyObject } from 'node:crypto';

/**
 * Frames of versions before 1.1, which may be in a journal that was not stored yet when a version begins: AES-256-GCM, with the
 * counter of the frame as nonce and a tag behind it. Nothing writes them any more.
 */
const MAGIC = 0x314a4246; // "FBJ1"
const TAG_BYTES = 16;
const AT = { counter: 16, tag: 20 } as const;

/** Bytes before the encrypted records of such a frame. */
export const GCM_HEADER_BYTES = AT.tag + TAG_BYTES;

/** Whether such a frame begins at `offset`. */
export const isGcm = (bytes: Buffer, offset: number): boolean =>
  bytes.length - offset >= 4 && bytes.readUInt32LE(offset) === MAGIC;

/** The records of such a frame; null when it is not authentic. */
export function decryptGcm(key: KeyObject, header: Buffer, encrypted: Buffer): Buffer | null {
  const nonce = Buffer.alloc(12);
  header.copy(nonce, 0, AT.counter, AT.tag);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(header.subarray(AT.tag));
    const records = decipher.update(encrypted);
    decipher.final();
    return records;
  } catch {
    return null;
  }
}
