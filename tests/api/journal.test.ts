import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRAME_RECORDS_BYTES, HEADER_BYTES } from '../../api/clicks/frame.ts';
import { Journal, type JournalOptions } from '../../api/clicks/journal.ts';
import { readBatch, readRemaining, type JournalBatch } from '../../api/clicks/journal-reader.ts';
import { clickFlags, type RawClick } from '../../api/clicks/record.ts';
import { listSegments, logFile, removeSegment } from '../../api/clicks/segments.ts';
import { appendAll } from '../kit/clicks.ts';

let folder: string;
let journals: Journal[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footbridge-journal-'));
});
afterEach(() => {
  journals.forEach((journal) => journal.close());
  journals = [];
  rmSync(folder, { recursive: true, force: true });
});

const START = { segment: 0, offset: 0 };

function open(options: Partial<JournalOptions> = {}): Journal {
  const journal = new Journal({ folder, maxBytes: 64 * 1024 * 1024, syncMs: 100, ...options });
  journals.push(journal);
  return journal;
}

/** The process is gone: what it had open is closed, and nothing else is said. */
function abandon(journal: Journal): void {
  journal.close();
  journals = journals.filter((one) => one !== journal);
}

const click = (linkId: number, more: Partial<RawClick> = {}) => ({ linkId, ...more });

/** Writes one frame for each number. */
async function frames(journal: Journal, ...linkIds: number[]): Promise<void> {
  for (const linkId of linkIds) await appendAll(journal, [click(linkId)]);
}

const idsOf = (batch: JournalBatch | null) => batch?.clicks.map((one) => one.linkId) ?? null;
const onlySegment = () => logFile(folder, listSegments(folder)[0]!);

describe('what is written comes back', () => {
  test('every field, in order, with the moment and an id of its own', async () => {
    const journal = open();
    const told = {
      linkId: 4_294_967_295,
      flags: clickFlags.head | clickFlags.privacy,
      address: '2001:db8::1',
      userAgent: 'M\xfcnchen/1.0 \xff',
      referrer: 'https://example.com/\xe9',
      query: 'utm_source=a&b=%00',
      at: Date.parse('2026-03-29T01:02:03.456Z'),
    };
    await appendAll(journal, [told, click(2)]);
    const batch = readBatch(folder, START, 100)!;
    expect(batch.clicks[0]).toMatchObject(told);
    expect(batch.clicks[0]!.clickId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(batch.clicks.map((one) => one.clickId)).size).toBe(2);
    expect(batch.damagedBytes).toBe(0);
    expect(readBatch(folder, batch.next, 100)).toBeNull();
  });

  test('long texts are cut, and what follows them is whole', async () => {
    const journal = open();
    const long = 'x'.repeat(60_000);
    await appendAll(journal, [click(1, { address: long, userAgent: long, referrer: long, query: long }), click(2)]);
    const [first, second] = readBatch(folder, START, 100)!.clicks;
    expect([first!.userAgent.length, first!.query.length]).toEqual([512, 512]);
    expect(second).toMatchObject({ linkId: 2, referrer: '' });
  });

  test('an answer runs only when its click can be read', async () => {
    const journal = open();
    const seen: (number[] | null)[] = [];
    await new Promise<void>((resolve) => {
      const raw = { flags: 0, address: '', userAgent: '', referrer: '', query: '' };
      journal.append({ linkId: 1, ...raw }, () => seen.push(idsOf(readBatch(folder, START, 100))));
      journal.append({ linkId: 2, ...raw }, () => resolve());
      seen.push(idsOf(readBatch(folder, START, 100)));
    });
    expect(seen).toEqual([[], [1, 2]]);
  });

  test('one answer that throws costs the others nothing', async () => {
    const onFault = vi.fn();
    const journal = open({ onFault });
    const raw = { flags: 0, address: '', userAgent: '', referrer: '', query: '' };
    const answered: number[] = [];
    await new Promise<void>((resolve) => {
      journal.append({ linkId: 1, ...raw }, () => {
        throw new Error('the socket is gone');
      });
      journal.append({ linkId: 2, ...raw }, () => answered.push(2));
      journal.append({ linkId: 3, ...raw }, resolve);
    });
    expect(answered).toEqual([2]);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'the socket is gone' }));
    expect(idsOf(readBatch(folder, START, 100))).toEqual([1, 2, 3]);
  });

  test('a turn with more than a megabyte of clicks is several frames, read in as many windows as it takes', async () => {
    const journal = open();
    const long = 'y'.repeat(512);
    const count = 6_000; // twelve megabytes
    await appendAll(
      journal,
      Array.from({ length: count }, (_, index) => click(index, { userAgent: long, referrer: long, query: long })),
    );
    const ids: number[] = [];
    for (let at = START; ;) {
      const batch = readBatch(folder, at, 1_000);
      if (!batch) break;
      expect(batch.damagedBytes).toBe(0);
      ids.push(...batch.clicks.map((one) => one.linkId));
      at = batch.next;
    }
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(statSync(onlySegment()).size).toBeGreaterThan(8 * FRAME_RECORDS_BYTES);
  });
});

describe('damage', () => {
  test('a tail torn at any byte loses its own clicks and no other', async () => {
    const journal = open();
    await frames(journal, 1, 2);
    const whole = statSync(onlySegment()).size;
    await frames(journal, 3);
    abandon(journal);
    const bytes = readFileSync(onlySegment());
    const file = onlySegment();
    const next = open(); // a later segment: nobody writes the first one any more
    await frames(next, 4);
    for (let size = whole; size < bytes.length; size++) {
      writeFileSync(file, bytes.subarray(0, size));
      const batch = readBatch(folder, START, 100)!;
      expect([size, idsOf(batch), batch.damagedBytes]).toEqual([size, [1, 2, 4], size - whole]);
    }
    writeFileSync(file, bytes);
    expect(idsOf(readBatch(folder, START, 100))).toEqual([1, 2, 3, 4]);
  });

  test('a torn tail that is still being written is waited for', async () => {
    const journal = open();
    await frames(journal, 1, 2);
    const bytes = readFileSync(onlySegment());
    truncateSync(onlySegment(), bytes.length - 1);
    const first = readBatch(folder, START, 100)!;
    expect([idsOf(first), first.damagedBytes]).toEqual([[1], 0]);
    expect(readBatch(folder, first.next, 100)).toBeNull();
    writeFileSync(onlySegment(), bytes);
    expect(idsOf(readBatch(folder, first.next, 100))).toEqual([2]);
  });

  test('once the journal is closed for good its torn tail is passed over', async () => {
    const journal = open();
    await frames(journal, 1, 2);
    abandon(journal);
    truncateSync(onlySegment(), statSync(onlySegment()).size - 1);
    const batch = readRemaining(folder, START, 100)!;
    expect(idsOf(batch)).toEqual([1]);
    expect(batch.damagedBytes).toBeGreaterThan(0);
    expect(batch.next).toEqual({ segment: 2, offset: 0 });
  });

  test('whichever byte of a frame is flipped, exactly that frame is passed over', async () => {
    const journal = open();
    await frames(journal, 1);
    const from = statSync(onlySegment()).size;
    await frames(journal, 2);
    const to = statSync(onlySegment()).size;
    await frames(journal, 3, 4);
    abandon(journal);
    const bytes = readFileSync(onlySegment());
    const file = onlySegment();
    await frames(open(), 5);
    for (let at = from; at < to; at++) {
      const flipped = Buffer.from(bytes);
      flipped[at] = flipped[at]! ^ 0xff;
      writeFileSync(file, flipped);
      const batch = readBatch(folder, START, 100)!;
      expect([at, idsOf(batch), batch.damagedBytes]).toEqual([at, [1, 3, 4, 5], to - from]);
    }
  });

  test('a length that lies cannot hold up a segment of many windows, not even the one being written', async () => {
    const journal = open();
    await frames(journal, 1);
    const at = statSync(onlySegment()).size;
    await frames(journal, 2);
    const long = 'z'.repeat(512);
    for (let frame = 0; frame < 10; frame++) {
      const many = Array.from({ length: 600 }, () => click(3, { userAgent: long, referrer: long, query: long }));
      await appendAll(journal, many);
    }
    const bytes = readFileSync(onlySegment());
    for (const lie of [0x03_ff_ff_ff, FRAME_RECORDS_BYTES, 0]) {
      const lying = Buffer.from(bytes);
      lying.writeUInt32LE(lie, at + 4);
      writeFileSync(onlySegment(), lying);
      let count = 0;
      for (let position = START; ;) {
        const batch = readBatch(folder, position, 1_000);
        if (!batch) break;
        count += batch.clicks.length;
        position = batch.next;
      }
      expect([lie, count]).toEqual([lie, 6_001]);
    }
  });

  test('without its key, or with another, a segment is noise and is passed over once it is closed', async () => {
    const journal = open();
    await frames(journal, 1);
    abandon(journal);
    const size = statSync(onlySegment()).size;
    const keyFile = onlySegment().replace(/log$/, 'key');
    const key = readFileSync(keyFile);
    await frames(open(), 2);
    for (const wrong of [Buffer.alloc(32), Buffer.alloc(5)]) {
      writeFileSync(keyFile, wrong);
      expect(readBatch(folder, START, 100)).toMatchObject({ clicks: [{ linkId: 2 }], damagedBytes: size });
    }
    rmSync(keyFile);
    expect(readBatch(folder, START, 100)).toMatchObject({ clicks: [{ linkId: 2 }], damagedBytes: size });
    writeFileSync(keyFile, key);
    expect(idsOf(readBatch(folder, START, 100))).toEqual([1, 2]);
  });

  test('random garbage of any length is passed over and never thrown at', async () => {
    const journal = open();
    await frames(journal, 1);
    abandon(journal);
    const file = onlySegment();
    const good = readFileSync(file);
    await frames(open(), 2);
    for (let length = 1; length < 300; length += 7) {
      const garbage = Buffer.from(Array.from({ length }, (_, index) => (index * 73 + length) & 255));
      writeFileSync(file, Buffer.concat([garbage, good, garbage]));
      expect(idsOf(readBatch(folder, START, 100))).toEqual([1, 2]);
    }
  });
});

describe('segments', () => {
  test('a segment ends by size', async () => {
    const journal = open({ segmentBytes: HEADER_BYTES + 100 });
    await frames(journal, 1, 2, 3, 4, 5);
    expect(listSegments(folder)).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf(readBatch(folder, START, 100))).toEqual([1, 2, 3, 4, 5]);
  });

  test('a segment ends by age, when clicks come and when none come', async () => {
    let now = 1_000_000;
    const journal = open({ segmentMs: 60_000, now: () => now });
    await frames(journal, 1);
    now += 59_999;
    await frames(journal, 2);
    expect(listSegments(folder)).toEqual([1]);
    now += 1;
    await frames(journal, 3);
    expect(listSegments(folder)).toEqual([1, 2]);
    now += 60_000;
    await vi.waitFor(() => expect(listSegments(folder)).toEqual([1, 2, 3]), { timeout: 5_000 });
    now += 600_000; // an empty one has nothing to forget
    await frames(journal, 4);
    expect(listSegments(folder)).toEqual([1, 2, 3]);
  });

  test('a number is never given again, neither while others are there nor when all files are gone', async () => {
    const journal = open({ segmentBytes: 1 });
    await frames(journal, 1, 2, 3);
    for (const segment of listSegments(folder)) removeSegment(folder, segment);
    expect(readdirSync(folder)).toEqual([]);
    await frames(journal, 4);
    expect(listSegments(folder)).toEqual([4]);
    abandon(journal);
    rmSync(folder, { recursive: true });
    await frames(open({ after: 4 }), 5); // what the database knows
    expect(listSegments(folder)).toEqual([5]);
  });

  test('a removed segment leaves neither its log nor its key', async () => {
    await frames(open({ segmentBytes: 1 }), 1, 2);
    removeSegment(folder, 1);
    expect(readdirSync(folder)).toEqual(['000000000002.key', '000000000002.log']);
  });

  test('nobody else may read the files', async () => {
    await frames(open(), 1);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  test('no address and no agent can be read in any file', async () => {
    const journal = open();
    await appendAll(journal, [
      click(1, { address: '203.0.113.77', userAgent: 'Telltale/9', referrer: 'https://tell.example' }),
    ]);
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'latin1');
      expect(text).not.toMatch(/203\.0\.113\.77|Telltale|tell\.example/);
    }
  });
});
