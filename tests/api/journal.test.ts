import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { MAX_CAMPAIGN_TEXT } from '../../api/click-model/campaign-query.ts';
import { CLICK_ID_BYTES } from '../../api/click-model/click-id.ts';
import { FRAME_RECORDS_BYTES, HEADER_BYTES } from '../../api/clicks/frame.ts';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { clickFlags, readRecords } from '../../api/click-model/record.ts';
import { listJournalFiles, removeJournalFile } from '../../api/clicks/journal-files.ts';
import { appendAll } from '../kit/clicks.ts';
import { frames, idsOf, START, useJournals } from '../kit/journals.ts';

const journals = useJournals();

describe('what is written comes back', () => {
  test('every field, in order, with the moment and an id of its own', async () => {
    const journal = journals.open();
    const told = {
      linkId: 4_294_967_295,
      flags: clickFlags.head | clickFlags.privacy,
      address: '2001:db8::1',
      userAgent: 'M\xfcnchen/1.0 \xff',
      referrer: 'https://example.com/\xe9',
      query: 'utm_source=a&b=%00',
      at: Date.parse('2026-03-29T01:02:03.456Z'),
    };
    await appendAll(journal, [told, { linkId: 2 }]);
    const batch = readBatch(journals.folder, START, 100)!;
    expect(batch.clicks[0]).toMatchObject(told);
    expect(batch.clicks[0]!.clickId).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    expect(new Set(batch.clicks.map((one) => one.clickId)).size).toBe(2);
    expect(batch.damagedBytes).toBe(0);
    expect(readBatch(journals.folder, batch.next, 100)).toBeNull();
  });

  test('hints, round trips, variants and pages are kept where there are any, and no flag tells of them', async () => {
    const journal = journals.open();
    await appendAll(journal, [
      { linkId: 1, hints: '"Brave";v="140"\n?0\n"Linux"' },
      { linkId: 2, flags: 7 },
      { linkId: 3, variant: 2_147_483_647 },
      { linkId: 4, hints: '"Brave";v="140"\n?0\n"Linux"', rttMs: 12.5, variant: 9 },
      { linkId: 5, deviceHints: '"14.0.0"\n"Pixel 8"' },
      { linkId: 6, hints: '"Brave";v="140"\n?1\n"Android"', deviceHints: '\n"Pixel 8"', rttMs: 12.5, variant: 9 },
      { linkId: 7, hasPage: true },
      { linkId: 8, deviceHints: '"14.0.0"\n"Pixel 8"', variant: 9, hasPage: true },
      { linkId: 9, attempts: 35 },
      { linkId: 10, deviceHints: '"14.0.0"\n"Pixel 8"', attempts: 17 },
      { linkId: 11, rule: 20 },
      { linkId: 12, hints: '"Brave";v="140"\n?0\n"Linux"', rttMs: 12.5, rule: 1, attempts: 17, hasPage: true },
    ]);
    expect(readBatch(journals.folder, START, 100)!.clicks).toMatchObject([
      { linkId: 1, flags: 0, hints: '"Brave";v="140"\n?0\n"Linux"' },
      { linkId: 2, flags: 7, hints: '', rttMs: null, variant: 0 },
      { linkId: 3, flags: 0, hints: '', rttMs: null, variant: 2_147_483_647 },
      { linkId: 4, hints: '"Brave";v="140"\n?0\n"Linux"', deviceHints: '', rttMs: 12.5, variant: 9 },
      { linkId: 5, hints: '', deviceHints: '"14.0.0"\n"Pixel 8"', rttMs: null, variant: 0 },
      {
        linkId: 6,
        hints: '"Brave";v="140"\n?1\n"Android"',
        deviceHints: '\n"Pixel 8"',
        rttMs: 12.5,
        variant: 9,
        attempts: 0,
        hasPage: false,
      },
      { linkId: 7, hints: '', deviceHints: '', rttMs: null, variant: 0, hasPage: true },
      { linkId: 8, deviceHints: '"14.0.0"\n"Pixel 8"', variant: 9, hasPage: true, attempts: 0 },
      { linkId: 9, hints: '', deviceHints: '', rttMs: null, variant: 0, attempts: 35 },
      { linkId: 10, hints: '', deviceHints: '"14.0.0"\n"Pixel 8"', attempts: 17, rule: 0 },
      { linkId: 11, hints: '', deviceHints: '', rttMs: null, variant: 0, attempts: 0, hasPage: false, rule: 20 },
      { linkId: 12, hints: '"Brave";v="140"\n?0\n"Linux"', rttMs: 12.5, rule: 1, attempts: 17, hasPage: true },
    ]);
  });

  test('records that an earlier version wrote are read: four texts, queries as they came', () => {
    const texts = ['203.0.113.9', 'Firefox/140.0', 'https://r.example/', `a=${'x'.repeat(500)}&utm_source=cu`];
    const record = (linkId: number) => {
      const head = Buffer.alloc(CLICK_ID_BYTES + 5);
      head.writeUInt32LE(linkId, CLICK_ID_BYTES);
      head[CLICK_ID_BYTES + 4] = clickFlags.head | clickFlags.privacy;
      return Buffer.concat([
        head,
        ...texts.flatMap((text) => [Buffer.from([text.length & 255, text.length >> 8]), Buffer.from(text)]),
      ]);
    };
    const { clicks } = readRecords(Buffer.concat([record(1), record(2)]), 2);
    const [address, userAgent, referrer, query] = texts;
    const told = { flags: 5, address, userAgent, referrer, query, hints: '', deviceHints: '', rttMs: null, variant: 0 };
    expect(clicks.some(({ hasPage }) => hasPage)).toBe(false);
    expect(clicks).toMatchObject([
      { linkId: 1, ...told },
      { linkId: 2, ...told },
    ]);
  });

  test('long texts are cut, and what follows them is whole', async () => {
    const journal = journals.open();
    const long = 'x'.repeat(60_000);
    await appendAll(journal, [
      { linkId: 1, address: long, userAgent: long, referrer: long, query: long },
      { linkId: 2 },
    ]);
    const [first, second] = readBatch(journals.folder, START, 100)!.clicks;
    expect([first!.userAgent.length, first!.query.length]).toEqual([512, MAX_CAMPAIGN_TEXT]);
    expect(second).toMatchObject({ linkId: 2, referrer: '' });
  });

  /** A click about which nothing is known but its link. */
  const raw = {
    ...{ id: null, flags: 0, address: '', userAgent: '', referrer: '', query: '' },
    ...{ hints: '', deviceHints: '', rttMs: null, variant: 0, hasPage: false, attempts: 0, rule: 0 },
  };

  test('an answer runs only when its click can be read', async () => {
    const journal = journals.open();
    const seen: (number[] | null)[] = [];
    await new Promise<void>((resolve) => {
      journal.append({ linkId: 1, ...raw }, () => seen.push(idsOf(readBatch(journals.folder, START, 100))));
      journal.append({ linkId: 2, ...raw }, () => resolve());
      seen.push(idsOf(readBatch(journals.folder, START, 100)));
    });
    expect(seen).toEqual([[], [1, 2]]);
  });

  test('one answer that throws costs the others nothing', async () => {
    const onFault = vi.fn();
    const journal = journals.open({ onFault });
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
    expect(idsOf(readBatch(journals.folder, START, 100))).toEqual([1, 2, 3]);
  });

  test('a turn with more than a megabyte of clicks is several frames, read in as many windows as it takes', async () => {
    const journal = journals.open();
    const long = 'y'.repeat(512);
    const count = 6_000; // twelve megabytes
    await appendAll(
      journal,
      Array.from({ length: count }, (_, index) => ({
        linkId: index + 1,
        userAgent: long,
        referrer: long,
        query: long,
      })),
    );
    const ids: number[] = [];
    for (let at = START; ;) {
      const batch = readBatch(journals.folder, at, 1_000);
      if (!batch) break;
      expect(batch.damagedBytes).toBe(0);
      ids.push(...batch.clicks.map((one) => one.linkId));
      at = batch.next;
    }
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(statSync(journals.firstLog()).size).toBeGreaterThan(8 * FRAME_RECORDS_BYTES);
  });
});

describe('journal files', () => {
  test('another begins when one is large', async () => {
    const journal = journals.open({ fileBytes: HEADER_BYTES + 100 });
    await frames(journal, 1, 2, 3, 4, 5);
    expect(listJournalFiles(journals.folder)).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf(readBatch(journals.folder, START, 100))).toEqual([1, 2, 3, 4, 5]);
  });

  test('another begins when one is old, whether clicks come or not', async () => {
    let now = 1_000_000;
    const journal = journals.open({ fileMs: 60_000, now: () => now });
    await frames(journal, 1);
    now += 59_999;
    await frames(journal, 2);
    expect(listJournalFiles(journals.folder)).toEqual([1]);
    now += 1;
    await frames(journal, 3);
    expect(listJournalFiles(journals.folder)).toEqual([1, 2]);
    now += 60_000;
    await expect.poll(() => listJournalFiles(journals.folder)).toEqual([1, 2, 3]);
    now += 600_000; // an empty one has nothing to forget
    await frames(journal, 4);
    expect(listJournalFiles(journals.folder)).toEqual([1, 2, 3]);
  });

  test('a number is never given again, neither while others are there nor when all files are gone', async () => {
    const journal = journals.open({ fileBytes: 1 });
    await frames(journal, 1, 2, 3);
    for (const file of listJournalFiles(journals.folder)) removeJournalFile(journals.folder, file);
    expect(readdirSync(journals.folder)).toEqual([]);
    await frames(journal, 4);
    expect(listJournalFiles(journals.folder)).toEqual([4]);
    journals.abandon(journal);
    rmSync(journals.folder, { recursive: true });
    await frames(journals.open({ after: 4 }), 5); // what the database knows
    expect(listJournalFiles(journals.folder)).toEqual([5]);
  });

  test('a removed file leaves neither its log nor its key', async () => {
    await frames(journals.open({ fileBytes: 1 }), 1, 2);
    removeJournalFile(journals.folder, 1);
    expect(readdirSync(journals.folder)).toEqual(['000000000002.key', '000000000002.log']);
  });

  test('nobody else may read the files', async () => {
    await frames(journals.open(), 1);
    for (const name of readdirSync(journals.folder)) expect(statSync(join(journals.folder, name)).mode & 0o077).toBe(0);
  });

  test('no address and no agent can be read in any file', async () => {
    const journal = journals.open();
    await appendAll(journal, [
      { linkId: 1, address: '203.0.113.77', userAgent: 'Telltale/9', referrer: 'https://tell.example' },
    ]);
    for (const name of readdirSync(journals.folder)) {
      const text = readFileSync(join(journals.folder, name), 'latin1');
      expect(text).not.toMatch(/203\.0\.113\.77|Telltale|tell\.example/);
    }
  });
});
