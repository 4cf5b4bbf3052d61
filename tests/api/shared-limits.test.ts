// Limits that several processes count together, in PostgreSQL. Each limiter stands for the process that made it.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Limiter, ROUGHLY, type LimitSettings } from '../../api/common/limiter.ts';
import { pool } from '../../api/database/db.ts';
import { limitsPool } from '../../api/database/pool.ts';
import { shareLimits } from '../../api/limits/shared-counts.ts';
import { sweepCounts } from '../../api/limits/sweep-counts.ts';
import { withoutDatabase } from '../kit/outage.ts';
import { useWorld } from '../kit/world.ts';

useWorld();

let end = () => {};
beforeAll(async () => void (end = await shareLimits()));
afterAll(() => end());
beforeEach(() => pool.query('TRUNCATE limits.counted'));

const exact: LimitSettings = { name: 'exact', max: 10, windowMs: 60_000 };
const rough: LimitSettings = { name: 'rough', max: 200, windowMs: 60_000, apart: ROUGHLY };
const STEP = rough.max * ROUGHLY;
const processes = (settings: LimitSettings) => [new Limiter(settings), new Limiter(settings)] as const;

/** Uses of a limiter one after the other; returns how many were let through. */
async function passed(limiter: Limiter, uses: number, key = 'ada@example.test'): Promise<number> {
  let count = 0;
  for (let use = 0; use < uses; use++) if (!(await limiter.use(key)).isRefused) count++;
  return count;
}

const asked = () => vi.spyOn(limitsPool, 'query');

test('an exact limit is one limit, whichever processes are asked, one after the other or at once', async () => {
  const [one, other] = processes(exact);
  expect(await passed(one, 6)).toBe(6);
  expect(await passed(other, 6)).toBe(4);
  expect(await passed(one, 3)).toBe(0);
  expect(await passed(other, 3, 'bob@example.test')).toBe(3);
  const uses = Array.from({ length: 40 }, (_, use) => (use % 2 ? one : other).use('eve@example.test'));
  expect((await Promise.all(uses)).filter(({ isRefused }) => !isRefused)).toHaveLength(exact.max);
});

test('what succeeded is forgotten and what should not count is given back, in every process', async () => {
  const [one, other] = processes(exact);
  await passed(one, 9);
  await one.giveBack('ada@example.test');
  expect((await other.left('ada@example.test')).remaining).toBe(2);
  await other.forget('ada@example.test');
  expect(await one.left('ada@example.test')).toMatchObject({ remaining: exact.max, isRefused: false });
  expect(await passed(one, 12)).toBe(exact.max);
});

test('whoever is refused costs no query for a while', async () => {
  const [one] = processes(exact);
  await passed(one, exact.max + 1);
  const queries = asked();
  expect(await passed(one, 500)).toBe(0);
  expect(queries).toHaveBeenCalledTimes(0);
  const { resetsIn } = await one.use('ada@example.test');
  expect(resetsIn).toBeGreaterThan(30); // the end of the window, not of the while
  queries.mockRestore();
});

test('a rough limit costs no query for few uses, few for many, and lets hardly more through than its number', async () => {
  const [one, other] = processes(rough);
  const queries = asked();
  await passed(one, STEP - 1);
  await passed(other, STEP - 1, 'bob@example.test');
  expect(queries).toHaveBeenCalledTimes(0);
  const through = (await passed(one, 90)) + (await passed(other, 300)) + STEP - 1;
  expect(through).toBeGreaterThanOrEqual(rough.max - STEP);
  expect(through).toBeLessThanOrEqual(rough.max + STEP);
  expect(await passed(one, 100)).toBeLessThanOrEqual(STEP);
  expect(queries.mock.calls.length).toBeLessThan(60);
  queries.mockRestore();
});

test('of a burst at a process that knows nothing yet, a rough limit lets what is left through, not all', async () => {
  const [one, other] = processes(rough);
  await passed(one, rough.max - STEP);
  const burst = await Promise.all(Array.from({ length: 300 }, () => other.use('ada@example.test')));
  const through = burst.filter(({ isRefused }) => !isRefused).length;
  expect(through).toBeGreaterThanOrEqual(STEP / 2);
  expect(through).toBeLessThanOrEqual(3 * STEP);
});

test('windows end for all processes together, and are swept', async () => {
  const short = { ...exact, name: 'short', windowMs: 1_000 };
  const [one, other] = processes(short);
  expect(await passed(one, 10)).toBe(10);
  const left = async () => (await other.left('ada@example.test')).remaining;
  expect(await left()).toBe(0);
  await expect.poll(left, { interval: 50 }).toBe(exact.max);
  expect(await passed(one, 10)).toBe(10);
  await pool.query('UPDATE limits.counted SET expire = expire - 120000');
  await passed(other, 1, 'bob@example.test');
  await sweepCounts(pool);
  expect((await pool.query('SELECT key FROM limits.counted')).rowCount).toBe(1);
});

test('what was used in a window that is over is not given back in the next', async () => {
  const short = { ...exact, name: 'straddling', windowMs: 1_000 };
  const [one] = processes(short);
  await passed(one, 8);
  await expect.poll(async () => (await one.left('ada@example.test')).remaining, { interval: 20 }).toBe(exact.max);
  for (let use = 0; use < 8; use++) await one.giveBack('ada@example.test');
  const calm = { ...short, windowMs: 60_000 };
  expect((await pool.query('SELECT FROM limits.counted WHERE points < 0')).rowCount).toBe(0);
  expect(await passed(new Limiter(calm), 30)).toBeLessThanOrEqual(exact.max);
});

test('a count that never ends refuses nobody for ever', async () => {
  const [one, other] = processes(exact);
  await passed(one, exact.max + 1);
  await pool.query('UPDATE limits.counted SET expire = NULL');
  expect(await passed(other, exact.max + 5)).toBe(exact.max);
});

test('neither an address nor an email is written down', async () => {
  const [one] = processes(exact);
  await passed(one, 1);
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM limits.counted');
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^footbridge:exact:[\w-]{43}$/)]);
});

test('without the database each process goes on counting from what it knows, and tells the others afterwards', async () => {
  const [one, other] = processes(exact);
  await passed(one, 6);
  await withoutDatabase(async () => {
    expect(await passed(one, 10)).toBe(4);
    expect(await passed(other, 3)).toBe(3);
  });
  const seen = async () => (await new Limiter(exact).left('ada@example.test')).remaining;
  await expect.poll(seen, { interval: 100 }).toBe(4); // of before
  await other.use('ada@example.test');
  expect(await seen()).toBe(0);
});
