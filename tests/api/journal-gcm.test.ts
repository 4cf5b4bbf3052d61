// Frames that a version before has left in a journal: encrypted by AES-GCM, with a counter as nonce.
import { createCipheriv, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { FrameReader, HEADER_BYTES } from '../../api/clicks/frame.ts';
import { readKey } from '../../api/clicks/journal-files.ts';
import { readBatch, readRemaining } from '../../api/clicks/journal-reader.ts';
import { frames, idsOf, START, useJournals } from '../kit/journals.ts';

const journals = useJournals();

/** A frame as versions before wrote it. */
function gcmFrame(key: KeyObject, counter: number, count: number, records: Buffer): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32LE(counter);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(records), cipher.final()]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(count);
  numbers.writeUInt32LE(counter, 4);
  const checked = Buffer.concat([numbers, cipher.getAuthTag(), encrypted]);
  const head = Buffer.alloc(12, 'FBJ1');
  head.writeUInt32LE(encrypted.length, 4);
  head.writeUInt32LE(crc32(checked), 8);
  return Buffer.concat([head, checked]);
}

/** Encrypts the first two of three frames by AES-GCM instead; leaves the third as it is. */
async function journalOfBoth(): Promise<{ file: string; first: Buffer; all: Buffer }> {
  const journal = journals.open();
  await frames(journal, 1, 2, 3);
  journals.abandon(journal);
  const file = journals.firstLog();
  const bytes = readFileSync(file);
  const key = readKey(journals.folder, 1)!;
  const reader = new FrameReader(key);
  const parts: Buffer[] = [];
  let at = 0;
  for (const counter of [0, 1]) {
    const frame = reader.read(bytes, at);
    if (frame.state !== 'whole') throw new Error(frame.state);
    parts.push(gcmFrame(key, counter, frame.count, frame.records));
    at += frame.length;
  }
  const all = Buffer.concat([...parts, bytes.subarray(at)]);
  writeFileSync(file, all);
  return { file, first: parts[0]!, all };
}

test('are read, and those of today behind them', async () => {
  await journalOfBoth();
  const batch = readBatch(journals.folder, START, 100)!;
  expect([idsOf(batch), batch.damagedBytes]).toEqual([[1, 2, 3], 0]);
  expect(readBatch(journals.folder, batch.next, 100)).toBeNull();
});

test('are passed over where one byte is another, the records of all others stay', async () => {
  const { file, first, all } = await journalOfBoth();
  for (let at = 0; at < first.length; at += at < HEADER_BYTES ? 1 : 7) {
    const flipped = Buffer.from(all);
    flipped[at]! ^= 0x40;
    writeFileSync(file, flipped);
    expect([at, idsOf(readRemaining(journals.folder, START, 100))]).toEqual([at, [2, 3]]);
  }
});

test('are not believed where the records are others and the checksum fits', async () => {
  const { file, first, all } = await journalOfBoth();
  const forged = Buffer.from(all);
  forged[first.length - 1]! ^= 1;
  forged.writeUInt32LE(crc32(forged.subarray(12, first.length)), 8);
  writeFileSync(file, forged);
  expect(idsOf(readRemaining(journals.folder, START, 100))).toEqual([2, 3]);
});
