import { randomFillSync } from 'node:crypto';

/** Bytes of a click id: a UUID version 7 (RFC 9562), whose first 48 bits are its milliseconds since 1970. */
export const CLICK_ID_BYTES = 16;

const POOL_BYTES = 16 * 1024;
const pool = Buffer.allocUnsafe(POOL_BYTES);
let at = POOL_BYTES;

/** Writes a new click id for the timestamp `ms` at `offset`. Random bytes are drawn in bulk to save system calls. */
export function writeClickId(target: Buffer, offset: number, ms: number): void {
  if (at === POOL_BYTES) {
    randomFillSync(pool);
    at = 0;
  }
  target.writeUIntBE(ms, offset, 6);
  pool.copy(target, offset + 6, at + 6, at + CLICK_ID_BYTES);
  at += CLICK_ID_BYTES;
  target[offset + 6] = 0x70 | (target[offset + 6]! & 0x0f);
  target[offset + 8] = 0x80 | (target[offset + 8]! & 0x3f);
}

/** A new click id for the timestamp `ms`. */
export function mintClickId(ms: number): Buffer {
  const id = Buffer.allocUnsafe(CLICK_ID_BYTES);
  writeClickId(id, 0, ms);
  return id;
}

/** The click id at `offset` as 32 hexadecimal digits. */
export const clickIdDigits = (source: Buffer, offset: number): string =>
  source.toString('hex', offset, offset + CLICK_ID_BYTES);

/** The timestamp in the click id at `offset`, milliseconds since 1970. */
export const clickTimestamp = (source: Buffer, offset: number): number => source.readUIntBE(offset, 6);
