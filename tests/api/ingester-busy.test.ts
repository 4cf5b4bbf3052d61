// An ingester beside busy server processes: it leaves them the processors, but loses no click for want of room in the journal.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { expect, test } from 'vitest';
import { appendAll } from '../kit/clicks.ts';
import { openIngester } from '../kit/ingester.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

const MEGABYTE = 1024 * 1024;
/** Of a batch under load. */
const FEW_CLICKS = 1_000;

test('a journal that is half full is stored at once, however busy visitors keep the server', async () => {
  const linkId = numberOf((await shorten(await person())).id);
  process.env.JOURNAL_MAX_MB = '1'; // of the process that starts here
  const { ingester, journal, close } = await openIngester();
  delete process.env.JOURNAL_MAX_MB;
  await appendAll(journal, [{ linkId }]);
  await expect.poll(() => ingester.figures().stored).toBe(1);

  const others = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const announcing = setInterval(() => ingester.announce(true), 5);
  const batches = new Set<number>();
  const looking = setInterval(() => batches.add(ingester.figures().stored), 1);
  try {
    let clicks = 1;
    for (; journal.figures().bytes < 0.9 * MEGABYTE; clicks += 100)
      await appendAll(
        journal,
        Array.from({ length: 100 }, () => ({ linkId })),
      );
    expect(clicks).toBeGreaterThan(5 * FEW_CLICKS);
    await expect.poll(() => ingester.figures().stored).toBe(clicks);
    // The one before, what was there when the first was read, one or two under load, and all that is left: not a thousand at a time,
    // which were eight.
    expect([...batches].length, [...batches].join()).toBeLessThanOrEqual(5);
  } finally {
    clearInterval(announcing);
    clearInterval(looking);
    for (const other of others) other.kill('SIGKILL');
    await close();
  }
});
