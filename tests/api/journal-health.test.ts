// @afresh: it tells of all there is.
import { describe, expect, test } from 'vitest';
import type { IngesterFigures } from '../../api/worker/ingester.ts';
import type { JournalFigures } from '../../api/clicks/journal.ts';
import { config } from '../../api/common/config.ts';
import { judgeClicks, judgeDisk, watchClicks } from '../../api/doors/http/click-watch.ts';
import { watchJobs } from '../../api/doors/http/job-watch.ts';
import { db } from '../../api/database/db.ts';
import { patience } from '../../api/system/database-figures.ts';
import { registerCheck } from '../../api/common/health-checks.ts';
import { appendAll, useClicks } from '../kit/clicks.ts';
import { jobFigures } from '../kit/jobs.ts';
import { withoutDatabase } from '../kit/outage.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const MEGABYTE = 1024 * 1024;
const journal: JournalFigures = { written: 9, lost: 0, bytes: 100, maxBytes: 1000 * MEGABYTE, failure: null };
const ingester: IngesterFigures = {
  stored: 9,
  damagedBytes: 0,
  lagBytes: 0,
  keptBytes: 0,
  silentMs: 400,
  failure: null,
};
const nothing = { clicks: 0, damagedBytes: 0, lastAt: 0 };
const full = Object.assign(new Error('ENOSPC: no space left on device, open /secret/place'), { code: 'ENOSPC' });

describe('what health says of clicks', () => {
  test.each([
    ['all is well', {}, {}, 'ok', undefined],
    [
      'they cannot be written',
      { failure: full, lost: 12 },
      {},
      'degraded',
      'Clicks cannot be written: ENOSPC. Clicks lost since the start: 12.',
    ],
    [
      'the journal is full',
      { failure: new Error('the journal is full'), lost: 1 },
      {},
      'degraded',
      'Clicks cannot be written: the journal is full. Clicks lost since the start: 1.',
    ],
    ['some were lost, and all is well again', { lost: 12 }, {}, 'ok', 'Clicks lost since the start: 12.'],
    [
      'the ingester fails',
      {},
      { failure: 'connect ECONNREFUSED 10.0.0.7:5432', lagBytes: 3 * MEGABYTE },
      'degraded',
      'Clicks are not being stored; 3 MB of clicks are waiting in the journal.',
    ],
    [
      'the ingester is silent',
      {},
      { silentMs: 15_001 },
      'degraded',
      'Clicks are not being stored; 1 MB of clicks are waiting in the journal.',
    ],
    [
      'the ingester hangs while clicks come',
      { bytes: 17 * MEGABYTE },
      { silentMs: 90_000, keptBytes: MEGABYTE },
      'degraded',
      'Clicks are not being stored; 16 MB of clicks are waiting in the journal.',
    ],
    [
      'the ingester cannot follow',
      {},
      { lagBytes: 501 * MEGABYTE },
      'degraded',
      '501 MB of clicks are waiting in the journal.',
    ],
    ['something was damaged', {}, { damagedBytes: 77 }, 'ok', '77 damaged bytes were skipped.'],
  ] as const)('when %s', (...row) => {
    const [, ofJournal, ofIngester, state, message] = row;
    const finding = judgeClicks({ ...journal, ...ofJournal }, { ...ingester, ...ofIngester }, nothing);
    expect(finding).toEqual({ state, ...(message && { message }) });
    expect(JSON.stringify(finding)).not.toMatch(/secret|10\.0\.0\.7/);
  });

  test('when some were lost before the start, which a restart does not make forgotten', () => {
    const earlier = { clicks: 30, damagedBytes: 7, lastAt: Date.parse('2026-11-20T10:00:00Z') };
    expect(judgeClicks({ ...journal, lost: 2 }, ingester, earlier)).toEqual({
      state: 'ok',
      message:
        'Clicks lost since the start: 2. ' +
        'Lost before the start, by 2026-11-20T10:00:00.000Z: 30 clicks and 7 damaged bytes.',
    });
  });

  test.each([
    [5_000, 'ok'],
    [1_023, 'degraded'],
    [64, 'degraded'],
    [63, 'failing'],
    [0, 'failing'],
  ])('with %i MB free on the disk', (megabytes, state) => {
    expect(judgeDisk(megabytes * MEGABYTE).state).toBe(state);
  });
});

describe('a server that watches its clicks', () => {
  let figures = { ...ingester };
  const worker = { failure: null as string | null };
  const labels = jobFigures('labels', {
    ...{ ranAt: new Date(1_700_000_000_500), nextAt: new Date(1_700_000_060_000), tookMs: 1_500, failures: 3 },
  });
  watchClicks({
    links: clicks.links,
    redirect: clicks.redirect,
    journal: clicks.journal,
    ingester: { figures: () => figures },
    losses: { earlier: { clicks: 40, damagedBytes: 50, lastAt: 1 } },
    folder: config.dataDir,
  });
  watchJobs({ figures: async () => [jobFigures('clock'), labels] }, worker);
  /** Lets the next question be answered anew: findings are good for a second. */
  const ask = async (path: string) => {
    registerCheck('identity', async () => ({ state: 'ok' })); // not opened in this world
    return fetch(at(path));
  };

  test('tells them in its health, and stays in service while redirects work', async () => {
    const well = (await (await ask('/health')).json()) as { checks: { name: string; state: string }[] };
    expect(well.checks.find(({ name }) => name === 'journal')).toMatchObject({ state: 'ok' });
    expect(well.checks.find(({ name }) => name === 'disk')).toMatchObject({
      state: expect.stringMatching(/ok|degraded/),
    });
    figures = { ...ingester, failure: 'the database is away', lagBytes: 1 };
    const ready = await ask('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', failing: [] }]);
    figures = { ...ingester };
  });

  test('tells when the process that runs jobs is not there', async () => {
    worker.failure = 'the worker ended with SIGKILL';
    const { checks } = (await (await ask('/health')).json()) as { checks: { name: string }[] };
    worker.failure = null;
    expect(checks.find(({ name }) => name === 'jobs')).toMatchObject({
      ...{ state: 'degraded', message: 'The process that runs jobs ended and is being restarted.' },
    });
  });

  test('counts them in its metrics', async () => {
    const url = await shorten(await person(), { shortCode: 'measured' });
    await fetch(at('/measured'), { redirect: 'manual' });
    await fetch(at('/never-made'));
    await appendAll(clicks.journal, [{ linkId: numberOf(url.id) }]);
    figures = {
      stored: 5,
      damagedBytes: 6,
      lagBytes: 7,
      keptBytes: MEGABYTE,
      silentMs: 8_000,
      failure: null,
    };
    await db.outgoingMail.create({ data: { key: 'waits', kind: 'address', data: {} } });
    await db.outgoingMail.create({ data: { key: 'was tried', kind: 'address', data: {}, attempts: 2 } });
    for (let scrape = 0; scrape < 2; scrape++) {
      const text = await (await ask('/metrics')).text();
      expect(text).toContain('footbridge_redirects_total{outcome="followed"} 1\n');
      expect(text).toContain('footbridge_redirects_total{outcome="refused"} 1\n');
      expect(text).toContain('footbridge_redirects_total{outcome="unavailable"} 0\n');
      expect(text).toContain('footbridge_journal_clicks_written_total 2\n');
      expect(text).toContain('footbridge_journal_clicks_lost_total 40\n');
      expect(text).toContain('footbridge_ingester_clicks_stored_total 5\n');
      expect(text).toContain('footbridge_ingester_damaged_bytes_total 56\n');
      expect(text).toContain('footbridge_ingester_lag_bytes 7\n');
      expect(text).toContain('footbridge_ingester_silent_seconds 8\n');
      expect(text).toMatch(/footbridge_journal_bytes [1-9]\d*\n/);
      expect(text).toContain('footbridge_job_last_run_seconds{job="labels"} 1700000000.5\n');
      expect(text).toContain('footbridge_job_last_run_seconds{job="clock"} 0\n');
      expect(text).toContain('footbridge_job_next_run_seconds{job="labels"} 1700000060\n');
      expect(text).toContain('footbridge_job_last_duration_seconds{job="labels"} 1.5\n');
      expect(text).toContain('footbridge_job_failures_total{job="labels"} 3\n');
      expect(text).toContain('footbridge_job_labels_last_run_seconds 1700000000.5\n'); // its name before
      expect(text).toMatch(/footbridge_build_info\{version="\d+\.\d+\.\d+",node="v\d+\.\S+"\} 1\n/);
      expect(text).toContain('footbridge_database_up 1\n');
      expect(text).toMatch(/footbridge_database_bytes [1-9]\d{6,}\n/);
      expect(text).toMatch(/footbridge_database_connections\{pool="model",state="(used|idle)"\} [1-9]/);
      expect(text).toContain('footbridge_database_connections{pool="sql",state="waiting"} 0\n');
      expect(text).toContain(`footbridge_database_connections_max{pool="model"} ${config.databasePool}\n`);
      expect(text).toContain('footbridge_mails{state="new"} 1\n');
      expect(text).toContain('footbridge_mails{state="failed"} 1\n');
      expect(text).toContain('footbridge_webhook_deliveries{state="event_waiting"} 0\n');
      expect(text).toContain('footbridge_webhook_unbundled{of="clicks"} 0\n');
    }
    figures = { ...figures, keptBytes: 0 }; // it stored nothing of what has been written since
    const [, bytes] = /footbridge_journal_bytes (\d+)\n/.exec(await (await ask('/metrics')).text())!;
    expect(await (await ask('/metrics')).text()).toContain(`footbridge_ingester_lag_bytes ${bytes}\n`);
  });
});

test('while the database is away every door says 503, and links that are known still lead on', async () => {
  const ada = await person();
  const url = await shorten(ada, { shortCode: 'sturdy', originalUrl: 'https://example.com/sturdy' });
  const follow = async (code: string) => fetch(at(`/${code}`), { redirect: 'manual' });
  expect((await follow('sturdy')).status).toBe(302);
  await withoutDatabase(async () => {
    const refusal = {
      code: 'UNAVAILABLE',
      message: 'The service is temporarily unavailable. Please try again.',
      details: {},
    };
    for (const [method, path, body] of [
      ['GET', '/api/urls', undefined],
      ['POST', '/api/urls', { original_url: 'https://example.com/' }],
      ['DELETE', `/api/urls/${numberOf(url.id)}`, undefined],
      ['GET', '/api/dashboard', undefined],
      ['GET', '/api/auth/profile', undefined],
    ] as const) {
      const answer = await rest(ada, method, path, body);
      expect([path, answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
        path,
        503,
        '5',
        { error: refusal },
      ]);
    }
    const { status, errors } = await gql(ada, '{ viewer { id } }');
    expect([status, errors![0]!.message, errors![0]!.extensions.code]).toEqual([503, refusal.message, 'UNAVAILABLE']);
    patience.freshMs = 0;
    const scrape = await fetch(at('/metrics'));
    const text = await scrape.text();
    expect([scrape.status, text.includes('footbridge_database_up 0\n')]).toEqual([200, true]);
    expect(text).toContain('footbridge_redirects_total{outcome="followed"}');
    expect(text).not.toMatch(/^footbridge_(mails|database_bytes)\b/m);
    clicks.links.expireAll();
    const known = await follow('sturdy');
    expect([known.status, known.headers.get('location')]).toEqual([302, 'https://example.com/sturdy']);
    const unknown = await fetch(at('/unheard-of'), { headers: { accept: 'application/json' } });
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await unknown.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  });
  expect((await gql(ada, '{ viewer { id } }')).status).toBe(200);
  expect((await follow('sturdy')).status).toBe(302);
  expect(await (await fetch(at('/metrics'))).text()).toContain('footbridge_database_up 1\n');
});
