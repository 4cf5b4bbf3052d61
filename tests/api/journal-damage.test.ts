import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRAME_RECORDS_BYTES } from '../../api/clicks/frame.ts';
import { readBatch, readRemaining } from '../../api/clicks/journal-reader.ts';
import { appendAll } from '../kit/clicks.ts';
import { frames, idsOf, START, useJournals } from '../kit/journals.ts';

const journals = useJournals();

test('a tail torn at any byte loses its own clicks and no other', async () => {
  const journal = journals.open();
  await frames(journal, 1, 2);
  const whole = statSync(journals.firstLog()).size;
  await frames(journal, 3);
  journals.abandon(journal);
  const bytes = readFileSync(journals.firstLog());
  const file = journals.firstLog();
  const next = journals.open(); // a later file: nobody writes the first one any more
  await frames(next, 4);
  for (let size = whole; size < bytes.length; size++) {
    writeFileSync(file, bytes.subarray(0, size));
    const batch = readBatch(journals.folder, START, 100)!;
    expect([size, idsOf(batch), batch.damagedBytes]).toEqual([size, [1, 2, 4], size - whole]);
  }
  writeFileSync(file, bytes);
  expect(idsOf(readBatch(journals.folder, START, 100))).toEqual([1, 2, 3, 4]);
});

test('a torn tail that is still being written is waited for', async () => {
  const journal = journals.open();
  await frames(journal, 1, 2);
  const bytes = readFileSync(journals.firstLog());
  truncateSync(journals.firstLog(), bytes.length - 1);
  const first = readBatch(journals.folder, START, 100)!;
  expect([idsOf(first), first.damagedBytes]).toEqual([[1], 0]);
  expect(readBatch(journals.folder, first.next, 100)).toBeNull();
  writeFileSync(journals.firstLog(), bytes);
  expect(idsOf(readBatch(journals.folder, first.next, 100))).toEqual([2]);
});

test('once the journal is closed for good its torn tail is passed over', async () => {
  const journal = journals.open();
  await frames(journal, 1, 2);
  journals.abandon(journal);
  truncateSync(journals.firstLog(), statSync(journals.firstLog()).size - 1);
  const batch = readRemaining(journals.folder, START, 100)!;
  expect(idsOf(batch)).toEqual([1]);
  expect(batch.damagedBytes).toBeGreaterThan(0);
  expect(batch.next).toEqual({ file: 2, offset: 0 });
});

test('whichever byte of a frame is flipped, exactly that frame is passed over', async () => {
  const journal = journals.open();
  await frames(journal, 1);
  const from = statSync(journals.firstLog()).size;
  await frames(journal, 2);
  const to = statSync(journals.firstLog()).size;
  await frames(journal, 3, 4);
  journals.abandon(journal);
  const bytes = readFileSync(journals.firstLog());
  const file = journals.firstLog();
  await frames(journals.open(), 5);
  for (let at = from; at < to; at++) {
    const flipped = Buffer.from(bytes);
    flipped[at] = flipped[at]! ^ 0xff;
    writeFileSync(file, flipped);
    const batch = readBatch(journals.folder, START, 100)!;
    expect([at, idsOf(batch), batch.damagedBytes]).toEqual([at, [1, 3, 4, 5], to - from]);
  }
});

test('a length that lies cannot hold up a file of many windows, not even the one being written', async () => {
  const journal = journals.open();
  await frames(journal, 1);
  const at = statSync(journals.firstLog()).size;
  await frames(journal, 2);
  const long = 'z'.repeat(512);
  for (let frame = 0; frame < 10; frame++) {
    const many = Array.from({ length: 600 }, () => ({ linkId: 3, userAgent: long, referrer: long, query: long }));
    await appendAll(journal, many);
  }
  const bytes = readFileSync(journals.firstLog());
  for (const lie of [0x03_ff_ff_ff, FRAME_RECORDS_BYTES, 0]) {
    const lying = Buffer.from(bytes);
    lying.writeUInt32LE(lie, at + 4);
    writeFileSync(journals.firstLog(), lying);
    let count = 0;
    for (let position = START; ;) {
      const batch = readBatch(journals.folder, position, 1_000);
      if (!batch) break;
      count += batch.clicks.length;
      position = batch.next;
    }
    expect([lie, count]).toEqual([lie, 6_001]);
  }
});

test('without its key, or with another, a file is noise and is skipped once it is closed', async () => {
  const journal = journals.open();
  await frames(journal, 1);
  journals.abandon(journal);
  const size = statSync(journals.firstLog()).size;
  const keyFile = journals.firstLog().replace(/log$/, 'key');
  const key = readFileSync(keyFile);
  await frames(journals.open(), 2);
  for (const wrong of [Buffer.alloc(32), Buffer.alloc(5)]) {
    writeFileSync(keyFile, wrong);
    expect(readBatch(journals.folder, START, 100)).toMatchObject({ clicks: [{ linkId: 2 }], damagedBytes: size });
  }
  rmSync(keyFile);
  expect(readBatch(journals.folder, START, 100)).toMatchObject({ clicks: [{ linkId: 2 }], damagedBytes: size });
  writeFileSync(keyFile, key);
  expect(idsOf(readBatch(journals.folder, START, 100))).toEqual([1, 2]);
});

test('random garbage of any length is passed over and never thrown at', async () => {
  const journal = journals.open();
  await frames(journal, 1);
  journals.abandon(journal);
  const file = journals.firstLog();
  const good = readFileSync(file);
  await frames(journals.open(), 2);
  for (let length = 1; length < 300; length += 7) {
    const garbage = Buffer.from(Array.from({ length }, (_, index) => (index * 73 + length) & 255));
    writeFileSync(file, Buffer.concat([garbage, good, garbage]));
    expect(idsOf(readBatch(journals.folder, START, 100))).toEqual([1, 2]);
  }
});
