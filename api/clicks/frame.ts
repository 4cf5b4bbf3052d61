import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MAX_RECORD_BYTES } from '../click-model/record.ts';

/**
 * A frame holds the records of one turn of the event loop: magic, encrypted length, CRC-32, number of records, counter,
 * GCM tag, then the records, encrypted with AES-256-GCM under the key of their journal file. The counter is the nonce: it
 * is never used twice under one key.
 *
 * The key stands in a file of its own and is deleted together with the journal file. Encryption protects what remains of
 * the records after that: blocks of the disk, a discarded disk, copies without the key. It does not protect against
 * anyone who can read or copy the whole folder while the file is there.
 */
const MAGIC = 0x314a4246; // "FBJ1"
const TAG_BYTES = 16;
const AT = { length: 4, crc: 8, count: 12, counter: 16, tag: 20 } as const;

/** Bytes before a frame's encrypted records. */
export const HEADER_BYTES = AT.tag + TAG_BYTES;
export const KEY_BYTES = 32;

/** Records beyond this many bytes in one turn start another frame. */
export const FRAME_RECORDS_BYTES = 1024 * 1024;
/** A longer length is damage: only the last record of a frame may reach past the limit. */
const MAX_ENCRYPTED_BYTES = FRAME_RECORDS_BYTES + MAX_RECORD_BYTES;

const nonce = (counter: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32LE(counter);
  return bytes;
};

/** Encrypts `count` records into one frame; `counter` must never repeat under one key. */
export function encryptFrame(key: KeyObject, counter: number, count: number, records: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(counter));
  const encrypted = cipher.update(records);
  cipher.final();
  const frame = Buffer.allocUnsafe(HEADER_BYTES + encrypted.length);
  frame.writeUInt32LE(MAGIC, 0);
  frame.writeUInt32LE(encrypted.length, AT.length);
  frame.writeUInt32LE(count, AT.count);
  frame.writeUInt32LE(counter, AT.counter);
  cipher.getAuthTag().copy(frame, AT.tag);
  encrypted.copy(frame, HEADER_BYTES);
  frame.writeUInt32LE(crc32(frame.subarray(AT.count)), AT.crc);
  return frame;
}

export type FrameResult =
  | { state: 'whole'; length: number; count: number; records: Buffer }
  /** The bytes end before the frame does: it is torn, or still being written. */
  | { state: 'short' }
  | { state: 'damaged' };

/** Decrypts the frame at `offset` of a journal file's bytes. */
export function decryptFrame(key: KeyObject, bytes: Buffer, offset: number): FrameResult {
  if (bytes.length - offset < HEADER_BYTES) return { state: 'short' };
  const length = bytes.readUInt32LE(offset + AT.length);
  if (bytes.readUInt32LE(offset) !== MAGIC || length > MAX_ENCRYPTED_BYTES) return { state: 'damaged' };
  const end = offset + HEADER_BYTES + length;
  if (end > bytes.length) return { state: 'short' };
  if (crc32(bytes.subarray(offset + AT.count, end)) !== bytes.readUInt32LE(offset + AT.crc)) {
    return { state: 'damaged' };
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(bytes.readUInt32LE(offset + AT.counter)));
    decipher.setAuthTag(bytes.subarray(offset + AT.tag, offset + HEADER_BYTES));
    const records = decipher.update(bytes.subarray(offset + HEADER_BYTES, end));
    decipher.final();
    return { state: 'whole', length: end - offset, count: bytes.readUInt32LE(offset + AT.count), records };
  } catch {
    return { state: 'damaged' };
  }
}

/** Offset at which the next frame may begin after damage at `offset`; -1 for none. */
export function findFrame(bytes: Buffer, offset: number): number {
  const magic = Buffer.alloc(4);
  magic.writeUInt32LE(MAGIC);
  return bytes.indexOf(magic, offset + 1);
}
