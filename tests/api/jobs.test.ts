import { describe, expect, test, vi } from 'vitest';
import { jobNames, runJobs, type JobReport } from '../../api/clicks/jobs.ts';
import { pool } from '../../api/db.ts';
import { judgeJobs } from '../../api/http/click-watch.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { useClicks } from '../kit/clicks.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld();

const now = Date.parse('2026-11-21T12:00:00Z');
const ran = (name: JobReport['name'], secondsAgo: number, failure: string | null = null): JobReport => ({
  name,
  ranAt: now - secondsAgo * 1_000,
  tookMs: 12,
  failure,
});
const all = {
  clock: ran('clock', 20),
  partitions: ran('partitions', 60),
  deletions: ran('deletions', 3),
  delays: ran('delays', 4),
  idempotency_keys: ran('idempotency_keys', 70),
  retention: ran('retention', 61),
  webhooks: ran('webhooks', 6),
  labels: ran('labels', 62),
  columns: ran('columns', 5),
  websites: ran('websites', 63),
  click_facts: ran('click_facts', 4),
};
const leapt = { ...ran('clock', 20), warning: 'The clock leapt by 9 days' };
const lost = { ...ran('labels', 62), note: '12 clicks say "(lost)"' };

describe('what health says of the jobs', () => {
  test.each([
    ['none has run yet, the server being new', {}, now - 100_000, 'ok', undefined],
    ['the columns have not been looked after since the start', {}, now - 200_000, 'degraded', 'columns'],
    ['all went well', all, 0, 'ok', 'columns at 2026-11-21T11:59:55.000Z in 12 ms.'],
    ['one failed', { ...all, retention: ran('retention', 61, 'boom at 10.0.0.7') }, 0, 'degraded', 'retention.'],
    ['one has something to be looked at', { ...all, clock: leapt }, 0, 'degraded', 'The clock leapt by 9 days.'],
    ['one has something to say', { ...all, labels: lost }, 0, 'ok', 'in 12 ms. 12 clicks say "(lost)".'],
    ['one is late', { ...all, partitions: ran('partitions', 3 * 3_600 + 1) }, 0, 'degraded', 'partitions.'],
  ] as const)('when %s', (_name, jobs, startedAt, state, words) => {
    const finding = judgeJobs(jobs, startedAt, now);
    expect(finding.state).toBe(state);
    if (words) expect(finding.message).toContain(words);
    expect(finding.message ?? '').not.toContain('10.0.0.7');
  });
});

/** Runs the jobs until each has reported once. */
async function reports(isBusy = () => false, names: readonly string[] = jobNames): Promise<JobReport[]> {
  const ending = new AbortController();
  const told: JobReport[] = [];
  const running = runJobs({ pool, retentionDays: 62, report: (job) => told.push(job), isBusy }, ending.signal);
  try {
    await expect.poll(() => told.map(({ name }) => name)).toEqual(names);
  } finally {
    ending.abort();
    await running;
  }
  return told;
}

test('the jobs make partitions, forget old clicks and put the rest into columns', async () => {
  const ada = await person({ tier: 'enterprise' });
  const linkId = numberOf((await shorten(ada)).id);
  const monthAgo = Date.now() - 45 * 86_400_000;
  const old = { linkId, at: Date.now() - 200 * 86_400_000 };
  await clicks.ingest([old, old, ...Array.from({ length: 2_100 }, () => ({ linkId, at: monthAgo }))]);
  const told = await reports();
  expect(told.map(({ failure }) => failure)).toEqual(jobNames.map(() => null));
  const { rows } = await pool.query('SELECT sum(clicks)::int AS clicks FROM analytics.segment WHERE owner_id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([{ clicks: 2_100 }]);
  const left = await pool.query('SELECT count(*)::int AS clicks FROM analytics.click WHERE owner_id = $1', [ada.id]);
  expect(left.rows).toEqual([{ clicks: 2_100 }]);
});

test('a job that fails says so and keeps no other from running; columns wait while visitors need the processor', async () => {
  const connect = vi.spyOn(pool, 'connect').mockImplementationOnce(async () => {
    throw new Error('the database is away', { cause: new Error('connection refused') });
  });
  const told = await reports(
    () => true,
    [
      'clock',
      'partitions',
      'deletions',
      'delays',
      'idempotency_keys',
      'retention',
      'websites',
      'click_facts',
      'webhooks',
    ],
  );
  const unknown = 'the trusted time has not been read yet';
  const failures = ['the database is away', unknown, null, null, null, unknown, null, null, null];
  expect(told.map(({ failure }) => failure)).toEqual(failures);
  expect(told[0]!.stack).toContain('jobs.ts');
  expect(told[0]!.stack).toContain('caused by: Error: connection refused');
  connect.mockRestore();
});
