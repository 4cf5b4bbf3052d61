import { beforeEach, describe, expect, test } from 'vitest';
import { forgetByChoice } from '../../api/clicks/retention.ts';
import { config } from '../../api/common/config.ts';
import { withClient } from '../../api/database/with-client.ts';
import { addDays, utcDay } from '../../api/common/days.ts';
import { db, pool } from '../../api/database/db.ts';
import { ask, clickedBy, daysOf, EXPORT, order, PRIVACY } from '../kit/account-jobs.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { download } from '../kit/csv.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ fileMs: 0 });
useWorld(clicks.handler);

const today = utcDay(Date.now());
const DELETE_OLD = order('deleteOldClicks', 'DeleteOldClicksInput');
const run = (signal?: AbortSignal) => runJobs(clicks.folder, signal);
const jobsOf = async (who: Person) =>
  (await gql(who, '{ viewer { accountJobs { id kind state done total failure } } }')).data.viewer.accountJobs;

let ada: Person;
let bob: Person;
beforeEach(async () => {
  await db.accountJob.deleteMany();
  [ada, bob] = [await person({ tier: 'enterprise' }), await person()];
});

const clicked = clickedBy(clicks);

describe('the download', () => {
  test('is made for its owner alone', async () => {
    await clicked(ada, [today, addDays(today, -400)]);
    const { job } = await ask(ada, EXPORT);
    expect(job).toMatchObject({ kind: 'export', state: 'waiting' });
    expect((await rest(ada, 'GET', `/api/account/exports/${job.id}`)).status).toBe(409);
    await run();
    expect(await jobsOf(ada)).toEqual([expect.objectContaining({ state: 'done', done: 4, total: 4, failure: null })]);
    const { headers } = await download(ada, `/api/account/exports/${job.id}`);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="footbridge-data-[\d-]+\.zip"$/);
    for (const path of [`exports/${job.id}`, `jobs/${job.id}`, 'exports/nonsense', `closings/${job.id}`]) {
      expect([path, (await rest(bob, 'GET', `/api/account/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await rest(null, 'GET', `/api/account/exports/${job.id}`)).status).toBe(401);
  });

  test('goes on after the process was ended in the middle, and tells of a failure', async () => {
    await clicked(ada, [today]);
    const { body } = await rest(ada, 'POST', '/api/account/exports');
    const ending = AbortSignal.abort(new Error('the server ends'));
    await withClient(pool, async (client) => {
      const { writeExport } = await import('../../api/privacy/jobs/write-export.ts');
      const job = { id: body.id, kind: 'export' as const, before: null, done: 0, total: 0, ownerId: ada.id };
      const work = { client, pool, journalFolder: clicks.folder, signal: ending };
      await expect(writeExport(job, work)).rejects.toThrow('the server ends');
    }).catch(() => {});
    expect(await jobsOf(ada)).toEqual([expect.objectContaining({ state: 'running' })]);
    await run();
    expect(await jobsOf(ada)).toEqual([expect.objectContaining({ state: 'done' })]);
    await pool.query(`ALTER TABLE analytics.export_part ADD CONSTRAINT no_room CHECK (false) NOT VALID`);
    try {
      await ask(ada, EXPORT);
      await run();
    } finally {
      await pool.query('ALTER TABLE analytics.export_part DROP CONSTRAINT no_room');
    }
    const failure = 'The file could not be made. Please try again.';
    expect(await jobsOf(ada)).toEqual([expect.objectContaining({ state: 'failed', failure })]);
    expect((await pool.query('SELECT FROM analytics.export_part')).rowCount).toBe(0);
  });

  test('that the database lost is refused as gone, and one at a time is made', async () => {
    const { job } = await ask(ada, EXPORT);
    const busy = 'A download or deletion of your account is under way. Please wait until it is done.';
    expect(await ask(ada, EXPORT)).toEqual({ code: 'CONFLICT', message: busy, field: null });
    expect((await rest(ada, 'POST', '/api/account/exports')).status).toBe(409);
    await run();
    await pool.query('TRUNCATE analytics.export_part');
    expect((await rest(ada, 'GET', `/api/account/exports/${job.id}`)).status).toBe(410);
  });
});

describe('clicks before a day', () => {
  const confirmation = 'delete clicks';
  test.each([
    [{ before: 'soon', confirmation }, 'before', 'Enter a day as 2026-01-31.'],
    [{ before: '2026-02-30', confirmation }, 'before', 'Enter a day as 2026-01-31.'],
    [{ before: addDays(today, 2), confirmation }, 'before', 'Choose today or an earlier day.'],
    [{ before: today, confirmation: 'yes' }, 'confirmation', 'Type "delete clicks" to confirm.'],
  ])('are not deleted for %j', async (input, field, message) => {
    expect(await ask(ada, DELETE_OLD, input)).toEqual({ code: 'INVALID', message, field });
    const { status, body } = await rest(ada, 'POST', '/api/account/delete-clicks', input);
    expect([status, body.error.message, body.error.details.field]).toEqual([400, message, field]);
    expect(await jobsOf(ada)).toEqual([]);
  });

  test('are deleted with everything derived from them, and figures agree before and after', async () => {
    const days = [0, -3, -40, -100].map((back) => addDays(today, back));
    const { linkId } = await clicked(ada, days);
    await clicked(bob, days);
    const total = `{ viewer { analytics(scope: { period: LAST_365_DAYS, filters: [{ dimension: COUNTRY, values: ["DE"] }] }) {
      clicks: summary { clicks { value } } } } }`;
    const told = async () => (await gql(ada, total)).data.viewer.analytics.clicks.clicks.value;
    expect(await told()).toBe(4);
    const { body } = await rest(ada, 'POST', '/api/account/delete-clicks', {
      before: addDays(today, -3),
      confirmation,
    });
    expect(body).toMatchObject({ kind: 'delete_clicks', state: 'waiting', before: addDays(today, -3) });
    await run();
    expect(await jobsOf(ada)).toEqual([expect.objectContaining({ state: 'done', done: 2, total: 2 })]);
    expect(await daysOf(ada)).toEqual([addDays(today, -3), today]);
    expect(await daysOf(bob)).toHaveLength(4);
    expect(await told()).toBe(2);
    for (const table of ['stat_day', 'stat_hour', 'measured_day', 'measured_click', 'daily_visitor']) {
      const { rowCount } = await pool.query(`SELECT FROM analytics.${table} WHERE owner_id = $1 AND day < $2`, [
        ada.id,
        addDays(today, -3),
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await db.shortUrl.findUniqueOrThrow({ where: { id: linkId } })).clickCount).toBe(4);
  });
});

describe('choices about privacy', () => {
  test.each([
    [{ retentionDays: 0 }, 'retentionDays', 'Enter a whole number of days, at least 1.'],
    [{ retentionDays: 761 }, 'retentionDays', 'This server keeps clicks for 760 days at most.'],
  ])('refuse %j at both doors', async (input, field, message) => {
    expect(await ask(ada, PRIVACY, input)).toEqual({ code: 'INVALID', message, field });
    const wire = { retention_days: input.retentionDays };
    const { status, body } = await rest(ada, 'PUT', '/api/account/privacy', wire);
    expect([status, body.error.message, body.error.details.field]).toEqual([400, message, 'retention_days']);
  });

  test('refuse unknown address handling', async () => {
    const { status, body } = await rest(ada, 'PUT', '/api/account/privacy', { address_handling: 'some' });
    expect([status, body.error.message]).toEqual([400, 'Address handling must be full, truncated or none.']);
    expect((await gql(ada, PRIVACY, { input: { addressHandling: 'some' } })).errors).toHaveLength(1);
  });

  test('keep clicks for as many days as the owner wants, within those of the installation', async () => {
    const days = [0, -4, -6, -50].map((back) => addDays(today, back));
    await clicked(ada, days);
    await clicked(bob, days);
    expect((await ask(ada, PRIVACY, { retentionDays: 5 })).viewer.privacy).toEqual({
      addressHandling: 'full',
      retentionDays: 5,
      mostRetentionDays: config.retentionDays,
    });
    await withClient(pool, (client) => forgetByChoice(client, config.retentionDays));
    expect(await daysOf(ada)).toEqual([addDays(today, -4), today]);
    expect(await daysOf(bob)).toHaveLength(4);
    const { limits } = (await gql(ada, '{ viewer { limits { maxAnalyticsHistoryDays } } }')).data.viewer;
    expect(limits.maxAnalyticsHistoryDays).toBe(5);
    const { body } = await rest(ada, 'PUT', '/api/account/privacy', { retention_days: null });
    expect(body).toEqual({ address_handling: 'full', retention_days: null, most_retention_days: 760 });
  });

  test.each([
    ['full', '127.0.0.1', 1],
    ['truncated', '127.0.0.0', 1],
    ['none', '-', 0],
  ])('%s: %s is written to the journal', async (handling, address, visitors) => {
    const { shortCode, id } = await shorten(ada);
    await ask(ada, PRIVACY, { addressHandling: handling });
    clicks.links.expireOwner(ada.id);
    const seen: string[] = [];
    const append = clicks.journal.append.bind(clicks.journal);
    clicks.journal.append = (click, answer) => {
      seen.push(click.address);
      append(click, answer);
    };
    await sendRaw(request('GET', `/${shortCode}`, [`User-Agent: ${agents.chrome}`]));
    clicks.journal.append = append;
    expect(seen).toEqual([address]);
    await clicks.settle();
    const url = await db.shortUrl.findUniqueOrThrow({ where: { id: numberOf(id) } });
    expect([url.clickCount, url.uniqueVisitors]).toEqual([1, visitors]);
  });
});
