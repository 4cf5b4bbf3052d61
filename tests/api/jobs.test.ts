import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { pool } from '../../api/database/db.ts';
import { judgeJobs } from '../../api/doors/http/job-watch.ts';
import { JobWatch } from '../../api/jobs/job-figures.ts';
import type { PeriodicJob } from '../../api/jobs/job.ts';
import { limits } from '../../api/jobs/periodic-runner.ts';
import { jobsOf } from '../../api/worker/jobs.ts';
import { useClicks } from '../kit/clicks.ts';
import { hasRun, jobFigures, jobRow, letBeDue, startNode } from '../kit/jobs.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld();

const HOUR_MS = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const ran = (name: string, secondsAgo: number, more = {}) =>
  jobFigures(name, { ranAt: new Date(now - secondsAgo * 1_000), tookMs: 12, ...more });
const clock = ran('clock', 20);
const columns = ran('columns', 5);
const hourly = { everyMs: HOUR_MS };
const lost = { note: '12 clicks say "(lost)"' };

describe('what health says of the jobs', () => {
  test.each([
    ['none has run yet, the server being new', [jobFigures('columns')], now - 100_000, 'ok', undefined],
    ['the columns have not been looked after since the start', [jobFigures('columns')], 200, 'degraded', 'columns'],
    ['one last ran before the server was off', [ran('columns', 90_000)], now - 100_000, 'ok', 'columns at'],
    ['all went well', [clock, columns], 0, 'ok', 'columns at 2026-11-21T11:59:55.000Z in 12 ms.'],
    ['one failed', [clock, ran('retention', 61, { failure: 'boom at 10.0.0.7' })], 0, 'degraded', 'retention.'],
    ['one warns', [ran('clock', 20, { warning: 'The clock leapt by 9 days' })], 0, 'degraded', 'leapt by 9 days.'],
    ['one has something to say', [clock, ran('labels', 62, lost)], 0, 'ok', 'in 12 ms. 12 clicks say "(lost)".'],
    ['one is late', [clock, ran('partitions', 3 * 3_600 + 1, hourly)], 0, 'degraded', 'partitions.'],
  ] as const)('when %s', (_name, jobs, startedAt, state, words) => {
    const finding = judgeJobs(jobs, startedAt, now);
    expect(finding.state).toBe(state);
    if (words) expect(finding.message).toContain(words);
    expect(finding.message ?? '').not.toContain('10.0.0.7');
  });
});

let stops: (() => Promise<void>)[] = [];
/** A node that ends with its test. */
const start = (...args: Parameters<typeof startNode>) => stops.push(startNode(...args));
beforeEach(() => pool.query('DELETE FROM job'));
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  Object.assign(limits, { longMs: 5_000, longestMs: HOUR_MS });
});

test('the jobs make partitions, forget old clicks and put the rest into columns', async () => {
  const ada = await person({ tier: 'enterprise' });
  const linkId = numberOf((await shorten(ada)).id);
  const monthAgo = Date.now() - 45 * 86_400_000;
  const old = { linkId, at: Date.now() - 800 * 86_400_000 };
  await clicks.ingest([old, old, ...Array.from({ length: 2_100 }, () => ({ linkId, at: monthAgo }))]);
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-jobs-'));
  const jobs = jobsOf(folder);
  start('a', jobs);
  for (const { name, isOfNode } of jobs) await hasRun(name, isOfNode ? 'a' : '');
  rmSync(folder, { recursive: true });
  const { rows: failed } = await pool.query('SELECT name, failure FROM job WHERE failure IS NOT NULL');
  expect(failed).toEqual([]);
  await letBeDue('retention');
  await letBeDue('columns');
  const count = async (table: string, what: string) =>
    (await pool.query(`SELECT ${what}::int AS clicks FROM analytics.${table} WHERE owner_id = $1`, [ada.id])).rows[0];
  await expect.poll(() => count('click', 'count(*)')).toEqual({ clicks: 2_100 });
  await expect.poll(() => count('segment', 'sum(clicks)')).toEqual({ clicks: 2_100 });

  const settings = config as { analyticsMemoryBytes: number };
  const { analyticsMemoryBytes } = settings;
  settings.analyticsMemoryBytes = 20_000;
  await letBeDue('columns');
  const told =
    'The clicks of one account take about 1 MB of memory, and a process keeps 1 MB of clicks: its figures are';
  await expect.poll(async () => (await jobRow('columns')).warning).toContain(told);
  settings.analyticsMemoryBytes = analyticsMemoryBytes;
  await letBeDue('columns');
  await expect.poll(async () => (await jobRow('columns')).warning).toBeNull();
});

describe('a job', () => {
  /** A job that counts its runs, and how many of them there are at once. */
  const counted = (name: string, more: Partial<PeriodicJob> = {}, work = async () => {}) => {
    const seen = { runs: 0, atOnce: 0, most: 0 };
    const job: PeriodicJob = {
      ...{ name, everyMs: HOUR_MS },
      async run() {
        seen.runs++;
        seen.most = Math.max(seen.most, ++seen.atOnce);
        await work().finally(() => seen.atOnce--);
      },
      ...more,
    };
    return { job, seen };
  };

  test('is run by one of two nodes at a time, and one of each node by both', async () => {
    const shared = counted('shared', { everyMs: 0 });
    const own = counted('own', { isOfNode: true });
    start('a', [shared.job, own.job]);
    start('b', [shared.job, own.job]);
    await expect.poll(() => shared.seen.runs).toBeGreaterThan(20);
    expect(shared.seen.most).toBe(1);
    await expect.poll(() => own.seen.runs).toBe(2); // one node may have taken all twenty turns so far
    const { rows } = await pool.query('SELECT node FROM job ORDER BY node');
    expect(rows.map(({ node }) => node)).toEqual(['', 'a', 'b']);
  });

  test('that fails says so, is repeated after waits that grow, and keeps no other from running', async () => {
    const boom = async () => {
      throw new Error('the database is away', { cause: new Error('connection refused') });
    };
    const { job } = counted('broken', {}, boom);
    const other = counted('other');
    start('a', [job, other.job]);
    const waits: number[] = [];
    for (let failures = 1; failures <= 5; failures++) {
      await expect.poll(async () => (await jobRow('broken'))?.failures).toBe(failures);
      const row = await jobRow('broken');
      expect(row).toMatchObject({ failure: 'the database is away', failed_in_a_row: failures, leased_until: null });
      waits.push(row.wait / 60_000);
      await letBeDue('broken');
    }
    expect(waits).toEqual([1, 2, 4, 8, 10]);
    expect(other.seen.runs).toBe(1);
  });

  test('that hangs is given up after its time, and keeps no other from running', async () => {
    Object.assign(limits, { longMs: 20, longestMs: 1_000 });
    const hung = counted('hung', {}, () => new Promise(() => {}));
    const other = counted('other', { everyMs: 0 });
    start('a', [hung.job, other.job]);
    await expect.poll(() => other.seen.runs).toBeGreaterThan(3);
    expect(hung.seen.atOnce).toBe(1);
    expect((await jobRow('hung')).failure).toBeNull();
    await expect.poll(async () => (await jobRow('hung')).failure).toBe('it did not end in time');
  });

  test('that reads much waits while visitors need the processor', async () => {
    let isBusy = true;
    const much = counted('much', { isDeferrable: true });
    const little = counted('little', { everyMs: 0 });
    start('a', [much.job, little.job], { isBusy: () => isBusy });
    await expect.poll(() => little.seen.runs).toBeGreaterThan(3);
    expect(much.seen.runs).toBe(0);
    isBusy = false;
    await expect.poll(() => much.seen.runs).toBe(1);
  });

  test('of a node that was killed is begun again by that node at once, by others when its lease ends', async () => {
    const { job, seen } = counted('left');
    const left = (until: string) =>
      pool.query(
        `INSERT INTO job (name, every_ms, holder, leased_until) VALUES ('left', 1, 'gone', now() + $1::interval)
         ON CONFLICT (name, node) DO UPDATE SET leased_until = excluded.leased_until, holder = 'gone', due_at = now()`,
        [until],
      );
    await left('1 minute');
    const other = counted('other', { everyMs: 0 });
    start('b', [job, other.job]);
    await expect.poll(() => other.seen.runs).toBeGreaterThan(3);
    expect(seen.runs).toBe(0);
    await left('-1 second');
    await expect.poll(() => seen.runs).toBe(1);
    await left('1 minute');
    start('gone', [job, other.job]);
    await expect.poll(() => seen.runs).toBe(2);
  });

  test.each([
    ['put off for a year', 'due_at', 'a'],
    ['held for a year by a node that is gone', 'leased_until', 'gone'],
  ])('that a wrong clock has %s runs as soon as the clock is right again', async (_name, column, holder) => {
    const { job, seen } = counted('ahead');
    await pool.query(
      `INSERT INTO job (name, every_ms, holder, ran_at, ${column})
       VALUES ('ahead', 1, $1, now() + interval '1 year', now() + interval '1 year')`,
      [holder],
    );
    start('a', [job]);
    await expect.poll(() => seen.runs).toBe(1);
    const { wait } = await jobRow('ahead');
    expect(wait).toBe(HOUR_MS);
  });

  test('of a node that was off for longer than nodes are remembered runs at its next start', async () => {
    const { job, seen } = counted('own', { isOfNode: true });
    await pool.query(
      `INSERT INTO job (name, node, every_ms, ran_at) SELECT 'own', node, 1, now() - interval '40 days' FROM unnest('{a,gone}'::text[]) node`,
    );
    start('a', [job]);
    await expect.poll(() => seen.runs).toBe(1);
    expect(await jobRow('own', 'gone')).toBeUndefined();
  });

  test('runs as soon as a transaction that announces work commits, and not for one that is rolled back', async () => {
    const { job, seen } = counted('announced');
    const other = counted('other', { everyMs: 0 });
    start('a', [job, other.job]);
    await expect.poll(() => seen.runs).toBe(1);
    const client = await pool.connect();
    try {
      await client.query("BEGIN; SELECT pg_notify('jobs', 'announced')");
      await client.query('ROLLBACK');
      const before = other.seen.runs;
      await expect.poll(() => other.seen.runs).toBeGreaterThan(before + 3);
      expect(seen.runs).toBe(1);
      // The runner listens some time after its start.
      await expect
        .poll(async () => {
          await client.query("SELECT pg_notify('jobs', 'announced')");
          return seen.runs;
        })
        .toBeGreaterThan(1);
    } finally {
      client.release();
    }
  });

  test('is told of with its last run, its next one and its failures; a version without it forgets it', async () => {
    const { job } = counted('told');
    const silent = counted('silent', {}, () => new Promise(() => {}));
    start('a', [job, silent.job]);
    await hasRun('told');
    const figures = await new JobWatch(pool, 'a').figures();
    expect(figures).toMatchObject([
      { name: 'silent', ranAt: null, nextAt: null },
      { name: 'told', everyMs: HOUR_MS, ranAt: expect.any(Date), nextAt: expect.any(Date), failures: 0 },
    ]);
    await stops.pop()!();
    expect((await jobRow('silent')).leased_until).toBeNull();
    start('a', [counted('new').job]);
    await hasRun('new');
    expect(await jobRow('told')).toBeUndefined();
  });
});
