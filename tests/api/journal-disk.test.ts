// @afresh: it mocks modules.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Journal, type JournalOptions } from '../../api/clicks/journal.ts';
import { readBatch, readRemaining } from '../../api/clicks/journal-reader.ts';
import { journalBytes, listJournalFiles, removeJournalFile } from '../../api/clicks/journal-files.ts';
import { appendAll } from '../kit/clicks.ts';

/** What the next writes to a journal file find. */
const disk = vi.hoisted(() => ({ isFull: false, syncFails: false, newSyncFails: false, writtenBeforeFull: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return {
    ...real,
    writeSync(descriptor: number, bytes: Buffer, offset: number) {
      if (!disk.isFull) return real.writeSync(descriptor, bytes, offset);
      if (!disk.writtenBeforeFull) throw full();
      const part = disk.writtenBeforeFull;
      disk.writtenBeforeFull = 0;
      return real.writeSync(descriptor, bytes, offset, part);
    },
    writeFileSync(file: number, bytes: Buffer) {
      if (disk.isFull) throw full();
      real.writeFileSync(file, bytes);
    },
    fsyncSync(descriptor: number) {
      if (disk.newSyncFails) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
      real.fsyncSync(descriptor);
    },
    fdatasync(descriptor: number, done: (error: Error | null) => void) {
      if (disk.syncFails) done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
      else real.fdatasync(descriptor, done);
    },
  };
});

let folder: string;
let journal: Journal | undefined;
const START = { file: 0, offset: 0 };

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'footbridge-journal-'));
});
afterEach(() => {
  vi.useRealTimers();
  disk.isFull = disk.syncFails = disk.newSyncFails = false;
  journal?.close();
  journal = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

function open(options: Partial<JournalOptions> = {}): Journal {
  journal = new Journal({ folder, maxBytes: 1024 * 1024, syncMs: 100, ...options });
  return journal;
}
const write = (target: Journal, ...linkIds: number[]) =>
  appendAll(
    target,
    linkIds.map((linkId) => ({ linkId })),
  );
const readIds = () => readBatch(folder, START, 1e6)!.clicks.map((click) => click.linkId);

describe('the journal is bounded', () => {
  test('redirects go on, losses are counted and told, and space that returns is used', async () => {
    const told: [count: number, reason: string][] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const target = open({ maxBytes: 20_000, onLost: (count, reason) => told.push([count, reason.message]) });
    const long = 'x'.repeat(500);
    const one = (linkId: number) => appendAll(target, [{ linkId, userAgent: long, referrer: long }]);
    for (let linkId = 1; linkId <= 40; linkId++) await one(linkId);
    const { lost, written } = target.figures();
    expect(lost).toBeGreaterThan(0);
    expect(written + lost).toBe(40);
    expect(journalBytes(folder)).toBeLessThanOrEqual(20_000);
    expect(target.figures().failure?.message).toBe('the journal is full');
    vi.advanceTimersByTime(999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([[lost, 'the journal is full']]);
    expect(readIds()).toEqual(Array.from({ length: written }, (_, index) => index + 1));

    const [oldest] = listJournalFiles(folder); // what the ingester does with a file it has stored
    removeJournalFile(folder, oldest!);
    vi.advanceTimersByTime(1_000);
    await one(99);
    expect(target.figures().failure).toBeNull();
    expect(readIds().at(-1)).toBe(99);
  });
});

describe('the disk is full', () => {
  test('clicks are lost, counted and answered; what was half-written hides nothing', async () => {
    const target = open();
    await write(target, 1);
    disk.isFull = true;
    disk.writtenBeforeFull = 20;
    await write(target, 2, 3);
    await write(target, 4);
    expect(target.figures()).toMatchObject({ written: 1, lost: 3, failure: { code: 'ENOSPC' } });
    disk.isFull = false;
    await write(target, 5);
    expect(target.figures()).toMatchObject({ written: 2, lost: 3, failure: null });
    const batch = readBatch(folder, START, 100)!;
    expect([batch.clicks.map((click) => click.linkId), batch.damagedBytes]).toEqual([[1, 5], 0]);
  });

  test('losses that happen before the end are told at the end', async () => {
    const onLost = vi.fn();
    const target = open({ onLost });
    disk.isFull = true;
    await write(target, 1);
    target.close();
    journal = undefined;
    expect(onLost).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ code: 'ENOSPC' }));
  });

  test.runIf(canMount())('a real file system without space behaves the same', async () => {
    expect(mount(folder)).toBe(0);
    try {
      const filler = join(folder, 'filler');
      const target = open({ maxBytes: 1e9, fileBytes: 16_384 });
      await write(target, 1);
      fs.writeFileSync(filler, Buffer.alloc(64 * 1024));
      for (let linkId = 2; target.figures().lost === 0 && linkId < 50_000; linkId++) await write(target, linkId);
      const { written, lost, failure } = target.figures();
      expect(failure).toMatchObject({ code: 'ENOSPC' });
      expect(lost).toBeGreaterThan(0);
      expect(readIds()).toEqual(Array.from({ length: written }, (_, index) => index + 1));
      fs.rmSync(filler);
      await write(target, 1_000_000);
      expect(target.figures().failure).toBeNull();
      expect(readIds().at(-1)).toBe(1_000_000);
      target.close();
      journal = undefined;
    } finally {
      spawnSync('umount', ['--lazy', folder]);
    }
  });
});

test('a sync that fails is a failure until a later one succeeds', async () => {
  const target = open({ syncMs: 10 });
  disk.syncFails = true;
  await write(target, 1);
  await expect.poll(() => target.figures().failure).toMatchObject({ code: 'EIO' });
  disk.syncFails = false;
  await write(target, 2);
  await expect.poll(() => target.figures().failure).toBeNull();
  expect(target.figures()).toMatchObject({ written: 2, lost: 0 });
});

test('a folder that vanishes under a running journal loses clicks until it can be made again, and nothing crashes', async () => {
  let now = 0;
  const target = open({ fileMs: 1_000, now: () => now });
  await write(target, 1);
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, ''); // nothing can be made here
  now += 1_000;
  await write(target, 2);
  expect(target.figures()).toMatchObject({ lost: 1, failure: { code: expect.stringMatching(/EEXIST|ENOTDIR/) } });
  fs.rmSync(folder);
  await write(target, 3);
  expect(target.figures().failure).toBeNull();
  expect(listJournalFiles(folder)).toEqual([2]);
  expect(readRemaining(folder, START, 10)!.clicks.map((click) => click.linkId)).toEqual([3]);
});

function mount(target: string): number | null {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', target]).status;
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const place = fs.mkdtempSync(join(tmpdir(), 'footbridge-mount-'));
  const isMounted = mount(place) === 0;
  if (isMounted) spawnSync('umount', ['--lazy', place]);
  fs.rmSync(place, { recursive: true, force: true });
  return isMounted;
}

test.runIf(process.platform === 'linux')(
  'a file that cannot be made durable leaves neither files nor descriptors, however often it is tried',
  async () => {
    const target = open({ fileBytes: 100 });
    await write(target, 1, 2, 3);
    const files = fs.readdirSync(folder);
    const descriptors = () => fs.readdirSync('/proc/self/fd').length;
    const before = descriptors();
    disk.newSyncFails = true;
    for (let count = 0; count < 50; count++) await write(target, 4);
    expect(target.figures()).toMatchObject({ written: 3, lost: 50 });
    expect(fs.readdirSync(folder)).toEqual(files);
    expect(descriptors() - before).toBeLessThan(5);
    disk.newSyncFails = false;
    await write(target, 5);
    expect(readIds()).toEqual([1, 2, 3, 5]);
  },
);

test('a journal that is opened on a full disk counts what it loses, and goes on once there is room', async () => {
  disk.isFull = true;
  const started = open();
  await write(started, 1, 2);
  expect(started.figures()).toMatchObject({ written: 0, lost: 2, failure: { code: 'ENOSPC' } });
  expect(listJournalFiles(folder)).toEqual([]);
  disk.isFull = false;
  await write(started, 3);
  expect(started.figures()).toMatchObject({ written: 1, lost: 2, failure: null });
  expect(readIds()).toEqual([3]);
});
