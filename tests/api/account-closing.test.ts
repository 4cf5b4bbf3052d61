import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listJournalFiles, removeJournalFile } from '../../api/clicks/journal-files.ts';
import { addDays, utcDay } from '../../api/common/days.ts';
import { db, pool } from '../../api/database/db.ts';
import { ask, clickedBy, daysOf, EXPORT, order, PRIVACY } from '../kit/account-jobs.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { tracesIn, tracesInFiles, type Query } from '../kit/takeout.ts';
import { verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ fileMs: 0 });
useWorld(clicks.handler);

const today = utcDay(Date.now());
const CLOSE = order('closeAccount', 'CloseAccountInput');
const query: Query = async (sql, values) => (await pool.query(sql, values)).rows as never;
const run = (signal?: AbortSignal) => runJobs(clicks.folder, signal);

let ada: Person;
let bob: Person;
beforeEach(async () => {
  await db.accountJob.deleteMany();
  [ada, bob] = [await person({ tier: 'enterprise' }), await person()];
});

const clicked = clickedBy(clicks);

/** Times of files lag behind the clock by some milliseconds: waits until new ones are from after a timestamp. */
const filesAreYounger = (timestamp: number) => {
  const file = join(clicks.folder, 'time');
  return expect
    .poll(() => {
      writeFileSync(file, '');
      return statSync(file).mtimeMs;
    })
    .toBeGreaterThan(timestamp);
};

describe('closing the account', () => {
  test('is refused without the typed words, at both doors', async () => {
    const message = 'Type "delete everything" to confirm.';
    expect(await ask(ada, CLOSE, { confirmation: 'delete' })).toEqual({
      code: 'INVALID',
      message,
      field: 'confirmation',
    });
    const { status, body } = await rest(ada, 'POST', '/api/account/close', { confirmation: 'delete' });
    expect([status, body.error.message]).toEqual([400, message]);
    expect((await rest(ada, 'POST', '/api/account/close', {})).body.error.details.field).toBe('confirmation');
    expect((await gql(ada, '{ viewer { id } }')).data.viewer).not.toBeNull();
  });

  test('leaves nothing in any table or file, while clicks and other jobs are under way', async () => {
    const days = [today, addDays(today, -60)];
    const link = await clicked(
      ada,
      days,
      {
        shortCode: 'zorblax-code',
        title: 'Zorblax title',
        originalUrl: 'https://zorblax.example/',
      },
      'zorblax',
    );
    const kept = await clicked(bob, days, { originalUrl: 'https://elsewhere.example/' });
    const set = await shorten(ada, { shortCode: 'zorblax-aside' });
    await rest(ada, 'DELETE', `/api/urls/${numberOf(set.id)}`);
    const site = await verifiedSite(ada.id, 'zorblax-site.example');
    await db.visit.create({
      data: {
        ...{ websiteId: site.id, ownerId: ada.id, isCounted: true, sessionHash: 'e'.repeat(32), startedAt: new Date() },
        ...{ seq: 1, views: 1, visibleMs: 1, isBounced: true },
      },
    });
    await ask(ada, PRIVACY, { addressHandling: 'truncated', retentionDays: 700 });
    await ask(ada, EXPORT);
    await run();
    const { rows } = await pool.query<{ click_id: string }>(
      'SELECT click_id FROM analytics.click WHERE owner_id = $1',
      [ada.id],
    );
    const texts = [ada.subject, 'zorblax', ...rows.map((row) => row.click_id)];
    expect(await tracesIn(query, ada.id, texts)).not.toEqual([]);
    const { status, body } = await rest(ada, 'POST', '/api/account/close', { confirmation: 'Delete Everything' });
    expect([status, body]).toEqual([202, expect.objectContaining({ kind: 'close', state: 'waiting' })]);
    expect((await gql(ada, '{ viewer { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    // Clicks that came before, and are not stored yet.
    await sendRaw(request('GET', '/zorblax-code', [`User-Agent: ${agents.chrome}`]));
    const closing = async () => (await rest(null, 'GET', `/api/account/closings/${body.id}`)).body;
    await run();
    expect(await closing()).toMatchObject({ state: 'running' });
    expect(listJournalFiles(clicks.folder).length).toBeGreaterThan(0);
    await filesAreYounger(Date.now());
    await clicks.settle();
    await clicks.ingest([{ linkId: kept.linkId }]); // the open file may be older and empty; the next write begins another
    await clicks.ingest([{ linkId: link.linkId, referrer: 'https://zorblax-late.example/' }, { linkId: kept.linkId }]);
    listJournalFiles(clicks.folder)
      .slice(0, -1)
      .forEach((file) => removeJournalFile(clicks.folder, file));
    await run();
    expect(await closing()).toMatchObject({ state: 'done', failure: null, done: 2, total: 2 });
    expect(await tracesIn(query, ada.id, texts)).toEqual([]);
    expect(tracesInFiles(clicks.folder, texts)).toEqual([]);
    expect(await daysOf(bob)).toHaveLength(2);
    expect((await rest(bob, 'GET', '/api/account/usage')).status).toBe(200);
  });
});
