import { describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { appendAll, storeClicks, useClicks } from '../kit/clicks.ts';
import { endUndoTime, settleDeletions } from '../kit/deletions.ts';
import { CREATE_URL, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
const clicks = useClicks();

const RESTORE = `mutation ($id: ID!) { restoreUrl(input: { id: $id }) {
  ... on RestoreUrlSuccess { url { id shortCode title clickCount uniqueVisitors isActive } }
  ... on UserError { code message field } } }`;
const FIGURES = `{ viewer { urlCounts { total } usage { urlCount } dashboard { clicks { value } visitors { value }
  topUrls { url { id } clicks } recentClicks { url { id } } } } }`;
const figures = async (who: Person) => (await gql(who, FIGURES)).data.viewer;
const remove = (who: Person, id: string) => gql(who, DELETE_URL, { input: { id } });
const restore = async (who: Person, id: string) => (await gql(who, RESTORE, { id })).data.restoreUrl;
const expired = 'This link can no longer be restored.';
const taken = 'This short code is already taken. Please choose a different one.';

describe('a deleted link', () => {
  test('leads nowhere and is in no list; restored, it is what it was', async () => {
    const ada = await person({ tier: 'enterprise' });
    const url = await shorten(ada, { shortCode: 'undone', title: 'Spring' });
    const other = await shorten(ada);
    await storeClicks([{ linkId: numberOf(url.id) }, { linkId: numberOf(url.id) }, { linkId: numberOf(other.id) }]);
    const before = await figures(ada);
    await remove(ada, url.id);
    const links = new LinkLookup();
    expect(await links.load('undone')).toBeNull();
    expect((await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`)).status).toBe(404);
    expect((await rest(ada, 'GET', '/api/urls')).body.total).toBe(1);
    const meanwhile = await figures(ada);
    expect(meanwhile.urlCounts.total).toBe(1);
    expect(meanwhile.dashboard.topUrls.map(({ url: { id } }: any) => id)).toEqual([other.id]);
    expect(meanwhile.dashboard.recentClicks.map(({ url: { id } }: any) => id)).toEqual([other.id]);

    expect(await restore(ada, url.id)).toMatchObject({ url: { id: url.id, shortCode: 'undone', clickCount: 2 } });
    expect(await figures(ada)).toEqual(before);
    links.expireAll();
    expect(await links.load('undone')).toMatchObject({ id: numberOf(url.id) });
    const found = await rest(ada, 'GET', '/api/urls?search=spring');
    expect(found.body.total).toBe(1);
    expect(await restore(ada, url.id)).toMatchObject({ url: { id: url.id } }); // once more does no harm
  });

  test('REST restores it, too; once the time is over, nobody does', async () => {
    const ada = await person();
    const [one, two] = [numberOf((await shorten(ada)).id), await shorten(ada)];
    expect((await rest(ada, 'DELETE', `/api/urls/${one}`)).status).toBe(204);
    expect((await rest(ada, 'POST', `/api/urls/${one}/restore`)).body).toMatchObject({ id: one });
    await remove(ada, two.id);
    await endUndoTime();
    expect(await restore(ada, two.id)).toEqual({ code: 'NOT_FOUND', message: expired, field: null });
    const answer = await rest(ada, 'POST', `/api/urls/${numberOf(two.id)}/restore`);
    expect([answer.status, answer.body.error.message]).toEqual([404, expired]);
  });

  test('nobody else can restore it', async () => {
    const [ada, bob] = [await person(), await person()];
    const url = await shorten(ada);
    await remove(ada, url.id);
    expect(await restore(bob, url.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await restore(ada, url.id)).toMatchObject({ url: { id: url.id } });
  });

  test('keeps its code, at every door, until it is deleted for good', async () => {
    const ada = await person({ tier: 'premium' });
    const url = await shorten(ada, { shortCode: 'mine' });
    const other = await shorten(ada);
    await remove(ada, url.id);
    const input = { originalUrl: 'https://example.com/', shortCode: 'mine' };
    expect((await gql(ada, CREATE_URL, { input })).data.createUrl).toMatchObject({
      code: 'CODE_TAKEN',
      message: taken,
    });
    const change = await rest(ada, 'PUT', `/api/urls/${numberOf(other.id)}`, { short_code: 'mine' });
    expect([change.status, change.body.error.message]).toEqual([409, taken]);
    const rows = [
      { original_url: 'https://example.com/', short_code: 'mine' },
      { original_url: 'https://example.com/' },
    ];
    const list = (await rest(ada, 'POST', '/api/urls/bulk', { urls: rows })).body;
    expect(list.results.map(({ error }: any) => error)).toEqual([taken, null]);
    expect((await rest(ada, 'GET', '/api/urls/check/mine')).body).toMatchObject({ available: false, reason: taken });
    const batch = await rest(ada, 'POST', '/api/urls/batch-check', { short_codes: ['mine'] });
    expect(batch.body.results[0].available).toBe(false);
    await endUndoTime();
    expect((await gql(ada, CREATE_URL, { input })).data.createUrl.url.shortCode).toBe('mine');
  });

  test('makes room in a full plan, which must still be there when it is restored', async () => {
    const ada = await person();
    await pool.query(
      `INSERT INTO short_url (owner_id, short_code, original_url)
       SELECT $1, 'full-' || n, 'https://example.com/' FROM generate_series(1, 99) AS n`,
      [ada.id],
    );
    const url = await shorten(ada);
    await remove(ada, url.id);
    await shorten(ada);
    expect(await restore(ada, url.id)).toMatchObject({ code: 'PLAN_LIMIT' });
    await pool.query("DELETE FROM short_url WHERE short_code = 'full-1'");
    expect(await restore(ada, url.id)).toMatchObject({ url: { id: url.id } });
  });

  test('loses none of the clicks that were on their way when it was deleted', async () => {
    const ada = await person();
    const url = await shorten(ada);
    await appendAll(clicks.journal, [{ linkId: numberOf(url.id) }, { linkId: numberOf(url.id), address: 'DE-2' }]);
    await remove(ada, url.id);
    await clicks.settle();
    expect((await restore(ada, url.id)).url).toMatchObject({ clickCount: 2, uniqueVisitors: 2 });
    expect((await figures(ada)).dashboard.clicks.value).toBe(2);
    await remove(ada, url.id);
    await settleDeletions();
    expect((await figures(ada)).dashboard.clicks.value).toBe(0);
  });

  test('has a place for every column that a link has', async () => {
    const columns = async (table: string) => {
      const sql = 'SELECT column_name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1';
      return (await pool.query<{ column_name: string }>(sql, [table])).rows.map((row) => row.column_name);
    };
    const kept = (await columns('deleted_url')).filter((name) => name !== 'deleted_at');
    expect(kept).toEqual(await columns('short_url'));
  });
});

const BULK = `mutation ($input: BulkUpdateUrlsInput!) { bulkUpdateUrls(input: $input) {
  ... on BulkUpdateUrlsSuccess { results { urlId ok url { id expiresAt } error { code message } } } } }`;
const bulk = async (who: Person, action: string, ids: string[]) =>
  (await gql(who, BULK, { input: { ids, action } })).data.bulkUpdateUrls.results;

test('many are deleted and restored together', async () => {
  const ada = await person();
  const ids = [(await shorten(ada)).id, (await shorten(ada)).id];
  await bulk(ada, 'DELETE', ids);
  const unknown = (await shorten(await person())).id;
  const results = await bulk(ada, 'RESTORE', [...ids, unknown]);
  expect(results.map(({ ok }: any) => ok)).toEqual([true, true, false]);
  expect(results[2].error).toEqual({ code: 'NOT_FOUND', message: expired });
  expect((await rest(ada, 'GET', '/api/urls')).body.total).toBe(2);
});

test('an extension is undone: the expiry is what it was, also in the past', async () => {
  const ada = await person();
  const url = await shorten(ada);
  const past = '2026-01-02T03:04:05.678Z';
  await pool.query('UPDATE short_url SET expires_at = $2 WHERE id = $1', [numberOf(url.id), past]);
  const [extended] = await bulk(ada, 'EXTEND', [url.id]);
  expect(Date.parse(extended.url.expiresAt)).toBeGreaterThan(Date.now());
  const [undone] = await bulk(ada, 'UNDO_EXTEND', [url.id]);
  expect(undone.url.expiresAt).toBe(past);
  const [again] = await bulk(ada, 'UNDO_EXTEND', [url.id]);
  expect(again.error).toEqual({ code: 'INVALID', message: 'This link was not extended.' });
  await bulk(ada, 'EXTEND', [url.id]);
  await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, { expires_at: null });
  expect((await bulk(ada, 'UNDO_EXTEND', [url.id]))[0].error).toMatchObject({ code: 'INVALID' });
});
