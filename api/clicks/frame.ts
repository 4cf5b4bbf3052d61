import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MAX_RECORD_BYTES } from './record.ts';

/**
 * A frame is what one turn of the event loop wrote: magic, sealed length, CRC-32, number of records, counter, GCM tag,
 * then the records, sealed with AES-256-GCM under the segment's own key. The counter is the nonce: never used twice
 * under one key.
 *
 * The key is a file beside the segment and is deleted with it. What sealing protects is what is left of the records
 * after that: blocks of the disk, a disk thrown away, copies that lack the key's file or were made of the segment alone.
 * It does not protect from whoever reads the folder, or copies all of it, while the segment is there.
 */
const MAGIC = 0x314a4246; // "FBJ1"
const TAG_BYTES = 16;
const AT = { length: 4, crc: 8, count: 12, counter: 16, tag: 20 } as const;

/** Bytes before a frame's sealed records. */
export const HEADER_BYTES = AT.tag + TAG_BYTES;
export const KEY_BYTES = 32;

/** A turn that collects more records than this is written in several frames. */
export const FRAME_RECORDS_BYTES = 1024 * 1024;
/** Longest length that is believed: the last record of a frame may reach past the limit, nothing else does. */
const MAX_SEALED_BYTES = FRAME_RECORDS_BYTES + MAX_RECORD_BYTES;

const nonce = (counter: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32LE(counter);
  return bytes;
};

/** Seals `count` records into one frame. */
export function sealFrame(key: KeyObject, counter: number, count: number, records: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(counter));
  const sealed = cipher.update(records);
  cipher.final();
  const frame = Buffer.allocUnsafe(HEADER_BYTES + sealed.length);
  frame.writeUInt32LE(MAGIC, 0);
  frame.writeUInt32LE(sealed.length, AT.length);
  frame.writeUInt32LE(count, AT.count);
  frame.writeUInt32LE(counter, AT.counter);
  cipher.getAuthTag().copy(frame, AT.tag);
  sealed.copy(frame, HEADER_BYTES);
  frame.writeUInt32LE(crc32(frame.subarray(AT.count)), AT.crc);
  return frame;
}

export type FrameResult =
  | { state: 'whole'; bytes: number; count: number; records: Buffer }
  /** The bytes end before the frame does: torn, or still being written. */
  | { state: 'short' }
  | { state: 'damaged' };

/** Opens the frame at `offset` of a segment's bytes. */
export function openFrame(key: KeyObject, segment: Buffer, offset: number): FrameResult {
  if (segment.length - offset < HEADER_BYTES) return { state: 'short' };
  const length = segment.readUInt32LE(offset + AT.length);
  if (segment.readUInt32LE(offset) !== MAGIC || length > MAX_SEALED_BYTES) return { state: 'damaged' };
  const end = offset + HEADER_BYTES + length;
  if (end > segment.length) return { state: 'short' };
  if (crc32(segment.subarray(offset + AT.count, end)) !== segment.readUInt32LE(offset + AT.crc)) {
    return { state: 'damaged' };
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(segment.readUInt32LE(offset + AT.counter)));
    decipher.setAuthTag(segment.subarray(offset + AT.tag, offset + HEADER_BYTES));
    const records = decipher.update(segment.subarray(offset + HEADER_BYTES, end));
    decipher.final();
    return { state: 'whole', bytes: end - offset, count: segment.readUInt32LE(offset + AT.count), records };
  } catch {
    return { state: 'damaged' };
  }
}

/** Where the next frame may begin after damage at `offset`; -1 when there is no further one. */
export function findFrame(segment: Buffer, offset: number): number {
  const magic = Buffer.alloc(4);
  magic.writeUInt32LE(MAGIC);
  return segment.indexOf(magic, offset + 1);
}
