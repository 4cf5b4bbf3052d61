import type { KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MAX_RECORD_BYTES } from '../click-model/record.ts';
import { decryptGcm, isGcm, GCM_HEADER_BYTES } from './gcm-frame.ts';
import { KeyStream } from './key-stream.ts';

/**
 * A frame holds the records of one turn of the event loop: magic, encrypted length, CRC-32, number of records, place in the
 * key stream of its journal file, then the records, encrypted with it. No place is used twice.
 *
 * The key stands in a file of its own and is deleted together with the journal file. Encryption protects what remains of
 * the records after that: blocks of the disk, a discarded disk, copies without the key. It does not protect against
 * anyone who can read or copy the whole folder while the file is there, who could change it as well.
 */
const MAGIC = 0x324a4246; // "FBJ2"
const AT = { length: 4, crc: 8, count: 12, place: 16 } as const;

/** Bytes before a frame's encrypted records. */
export const HEADER_BYTES = 20;

/** Records beyond this many bytes in one turn start another frame. */
export const FRAME_RECORDS_BYTES = 1024 * 1024;
/** A longer length is damage: only the last record of a frame may reach past the limit. */
const MAX_ENCRYPTED_BYTES = FRAME_RECORDS_BYTES + MAX_RECORD_BYTES;

/** Encrypts `count` records into one frame with what follows of a key stream. */
export function encryptFrame(stream: KeyStream, count: number, records: Buffer): Buffer {
  const { place } = stream;
  const encrypted = stream.apply(records);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + encrypted.length);
  frame.writeUInt32LE(MAGIC, 0);
  frame.writeUInt32LE(encrypted.length, AT.length);
  frame.writeUInt32LE(count, AT.count);
  frame.writeUInt32LE(place, AT.place);
  encrypted.copy(frame, HEADER_BYTES);
  frame.writeUInt32LE(crc32(frame.subarray(AT.count)), AT.crc);
  return frame;
}

export type FrameResult =
  | { state: 'whole'; length: number; count: number; records: Buffer }
  /** The bytes end before the frame does: it is torn, or still being written. */
  | { state: 'short' }
  | { state: 'damaged' };

/** Decrypts the frames of one journal file with its key. */
export class FrameReader {
  readonly #key: KeyObject;
  readonly #stream: KeyStream;

  constructor(key: KeyObject) {
    this.#key = key;
    this.#stream = new KeyStream(key);
  }

  /** Decrypts the frame at `offset` of the file's bytes. */
  read(bytes: Buffer, offset: number): FrameResult {
    const isOld = isGcm(bytes, offset);
    const begin = offset + (isOld ? GCM_HEADER_BYTES : HEADER_BYTES);
    if (bytes.length < begin) return { state: 'short' };
    const length = bytes.readUInt32LE(offset + AT.length);
    if ((!isOld && bytes.readUInt32LE(offset) !== MAGIC) || length > MAX_ENCRYPTED_BYTES) return { state: 'damaged' };
    const end = begin + length;
    if (end > bytes.length) return { state: 'short' };
    if (crc32(bytes.subarray(offset + AT.count, end)) !== bytes.readUInt32LE(offset + AT.crc)) {
      return { state: 'damaged' };
    }
    const encrypted = bytes.subarray(begin, end);
    const records = isOld
      ? decryptGcm(this.#key, bytes.subarray(offset, begin), encrypted)
      : this.#stream.apply(encrypted, bytes.readUInt32LE(offset + AT.place));
    if (!records) return { state: 'damaged' };
    return { state: 'whole', length: end - offset, count: bytes.readUInt32LE(offset + AT.count), records };
  }
}

/** What frames of all versions begin with. */
const MARK = Buffer.from('FBJ');

/** Offset at which the next frame may begin after damage at `offset`; -1 for none. */
export const findFrame = (bytes: Buffer, offset: number): number => bytes.indexOf(MARK, offset + 1);
