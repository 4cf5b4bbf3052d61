// An ingester that hangs is replaced, and loses nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, type Ingester } from '../../api/worker/ingester.ts';
import { Journal } from '../../api/clicks/journal.ts';
import { lagOf } from '../../api/worker/lag.ts';
import { db } from '../../api/database/db.ts';
import { appendAll } from '../kit/clicks.ts';
import { openIngester } from '../kit/ingester.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

let journal: Journal;
let ingester: Ingester;
let close: () => Promise<void>;

beforeAll(async () => ({ journal, ingester, close } = await openIngester()));
afterAll(() => close());

const processOf = () => {
  const found = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  const line = found.find(
    (each) => each.includes('ingester-main') && each.trim().split(/\s+/)[1] === String(process.pid),
  );
  return Number(line?.trim().split(/\s+/)[0]);
};

test('one that hangs is ended and replaced; meanwhile the lag is what waits, and then everything is stored', async () => {
  const id = numberOf((await shorten(await person())).id);
  const stored = () =>
    db.shortUrl.findUniqueOrThrow({ where: { id } }).then(({ clickCount, botCount }) => clickCount + botCount);
  await appendAll(journal, [{ linkId: id }]);
  ingester.announce(false);
  await expect.poll(stored).toBe(1);
  await expect.poll(() => lagOf(journal.figures(), ingester.figures())).toBe(0);

  const hung = processOf();
  process.kill(hung, 'SIGSTOP');
  await appendAll(
    journal,
    Array.from({ length: 50 }, () => ({ linkId: id })),
  );
  await expect.poll(() => lagOf(journal.figures(), ingester.figures())).toBeGreaterThan(1_000);
  expect(await stored()).toBe(1);
  patience.hungMs = 2_000;
  await expect.poll(() => ingester.figures().failure).toContain('SIGKILL');
  patience.hungMs = 30_000;
  await expect.poll(stored).toBe(51);
  expect(processOf()).not.toBe(hung);
  await expect
    .poll(() => [lagOf(journal.figures(), ingester.figures()), ingester.figures().failure])
    .toEqual([0, null]);
});

test('a journal that was full says so until there is room again, not until somebody clicks', async () => {
  const full = mkdtempSync(join(tmpdir(), 'footbridge-full-'));
  const small = new Journal({ folder: full, maxBytes: 4_096, syncMs: 100 });
  try {
    for (let n = 0; n < 100 && !small.figures().failure; n++) await appendAll(small, [{ linkId: 1 }]);
    expect(small.figures().failure?.message).toBe('the journal is full');
    rmSync(full, { recursive: true, force: true }); // as the ingester removes what it has stored
    mkdirSync(full);
    await expect.poll(() => small.figures().failure?.message ?? null).toBeNull();
  } finally {
    small.close();
    rmSync(full, { recursive: true, force: true });
  }
});
