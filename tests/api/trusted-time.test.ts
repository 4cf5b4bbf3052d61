import { beforeEach, describe, expect, test } from 'vitest';
import { Timekeeper } from '../../api/clicks/trusted-time.ts';
import { pool } from '../../api/database/db.ts';
import { emptyDatabase } from '../kit/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGAN = Date.parse('2026-11-21T12:00:00Z');

let now = BEGAN;
let elapsed = 0;
const process = () =>
  new Timekeeper(
    () => now,
    () => elapsed,
  );
/** Time passes; the clock may go otherwise. */
function pass(ms: number, clockMoves = ms): void {
  elapsed += ms;
  now += clockMoves;
}
async function look(keeper: Timekeeper) {
  const client = await pool.connect();
  try {
    return await keeper.read(client);
  } finally {
    client.release();
  }
}

beforeEach(async () => {
  await emptyDatabase();
  now = BEGAN;
  elapsed = 0;
});
const withClicks = () =>
  pool.query('INSERT INTO analytics.journal_position VALUES (gen_random_uuid(), 1, 1, $1)', [new Date(BEGAN)]);

describe('the time by which things are deleted', () => {
  test('is that of the clock while it goes as it should, also over restarts', async () => {
    await withClicks();
    let keeper = process();
    for (let count = 0; count < 5; count++) {
      expect(await look(keeper)).toEqual({ at: now, behindMs: 0 });
      pass(HOUR);
    }
    keeper = process();
    pass(60_000);
    expect(await look(keeper)).toEqual({ at: BEGAN + 4 * HOUR, behindMs: HOUR + 60_000 });
    pass(3 * 60_000);
    expect(await look(keeper)).toEqual({ at: now, behindMs: 0 });
  });

  test('follows a leap by a day an hour, however often the process starts anew', async () => {
    await withClicks();
    await look(process());
    now += 2_000 * DAY;
    for (let start = 0; start < 10; start++) {
      const keeper = process();
      expect((await look(keeper)).at).toBe(BEGAN + start * DAY);
      pass(HOUR);
      expect((await look(keeper)).at).toBe(BEGAN + (start + 1) * DAY);
    }
    now = BEGAN + elapsed; // set right: never later than the clock
    expect(await look(process())).toEqual({ at: now, behindMs: 0 });
  });

  test('is soon right again after a month in which the server was off', async () => {
    await withClicks();
    await look(process());
    now += 30 * DAY;
    const keeper = process();
    await look(keeper);
    pass(32 * HOUR);
    expect(await look(keeper)).toEqual({ at: now, behindMs: 0 });
  });

  test('survives a clock that begins in 1970 and is set right after a minute', async () => {
    await withClicks();
    const keeper = process();
    await look(keeper);
    now = 0;
    pass(60_000);
    expect((await look(keeper)).at).toBe(now);
    now = BEGAN + elapsed;
    await look(keeper);
    pass(5 * 60_000);
    expect(await look(keeper)).toEqual({ at: now, behindMs: 0 });
  });

  test('begins, on a database that is older than this rule, when clicks were last stored', async () => {
    await withClicks();
    now += 900 * DAY;
    expect(await look(process())).toEqual({ at: BEGAN, behindMs: 900 * DAY });
  });

  test('is the clock where nothing was ever stored', async () => {
    now = 0;
    await look(process());
    now = BEGAN;
    expect(await look(process())).toEqual({ at: BEGAN, behindMs: 0 });
  });
});
