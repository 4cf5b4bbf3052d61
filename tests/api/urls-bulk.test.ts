import { describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const BULK = `mutation ($input: BulkUpdateUrlsInput!) { bulkUpdateUrls(input: $input) {
  ... on BulkUpdateUrlsSuccess { results { urlId ok isChanged url { id isActive expiresAt status } error { code message } } }
  ... on UserError { code message field } } }`;
const bulk = async (who: Person, action: string, ids: string[]) =>
  (await gql(who, BULK, { input: { ids, action } })).data.bulkUpdateUrls;
const one = (name: string) => `mutation ($id: ID!) { ${name}(input: { id: $id }) {
  ... on ${name.charAt(0).toUpperCase()}${name.slice(1)}Success {
    url { id shortCode originalUrl title description isActive expiresAt status clickCount } }
  ... on UserError { code message field } } }`;
const run = async (who: Person, name: string, id: string) => (await gql(who, one(name), { id })).data[name];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
function expectBetween(timestamp: string, from: Date, to: Date): void {
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(from.getTime());
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(to.getTime());
}
const expire = (id: string) =>
  pool.query("UPDATE short_url SET expires_at = now() - interval '1 day' WHERE id = $1", [numberOf(id)]);
const missing = { code: 'NOT_FOUND', message: 'Resource not found' };

describe('many at once', () => {
  test('each item has its own result, and strangers are not found', async () => {
    const ada = await person();
    const bob = await person();
    const [one, two] = [await shorten(ada), await shorten(ada)];
    const his = await shorten(bob);
    const told: string[] = [];
    const stop = onLinkChange((code) => told.push(code));
    const { results } = await bulk(ada, 'DEACTIVATE', [two.id, his.id, one.id, two.id, 'nonsense']);
    stop();
    expect(results).toMatchObject([
      { urlId: two.id, ok: true, url: { id: two.id, isActive: false, status: 'INACTIVE' }, error: null },
      { urlId: his.id, ok: false, url: null, error: missing },
      { urlId: one.id, ok: true, url: { isActive: false }, error: null },
      { urlId: 'nonsense', ok: false, url: null, error: missing },
    ]);
    expect(told.sort()).toEqual([one.shortCode, two.shortCode].sort());
    expect((await rest(bob, 'GET', `/api/urls/${numberOf(his.id)}`)).body.is_active).toBe(true);
    expect((await bulk(ada, 'ACTIVATE', [one.id])).results[0].url.isActive).toBe(true);
  });

  test('each result says whether the item was changed, so that an undo leaves the others alone', async () => {
    const ada = await person();
    const [on, off] = [await shorten(ada), await shorten(ada)];
    const changes = async (action: string) =>
      (await bulk(ada, action, [on.id, off.id, 'nonsense'])).results.map((result: any) => result.isChanged);
    await bulk(ada, 'DEACTIVATE', [off.id]);
    expect(await changes('DEACTIVATE')).toEqual([true, false, false]);
    expect(await changes('DEACTIVATE')).toEqual([false, false, false]);
    expect(await changes('DELETE')).toEqual([true, true, false]);
    await bulk(ada, 'RESTORE', [on.id]);
    expect(await changes('RESTORE')).toEqual([false, true, false]);
  });

  test('one that has expired stays so when it is switched on, which both doors say', async () => {
    const ada = await person();
    const gone = await shorten(ada, { expiresAt: inDays(1) });
    await expire(gone.id);
    await bulk(ada, 'DEACTIVATE', [gone.id]);
    expect((await bulk(ada, 'ACTIVATE', [gone.id])).results).toMatchObject([
      { ok: true, isChanged: true, url: { isActive: true, status: 'EXPIRED' } },
    ]);
    const body = { ids: [gone.id], action: 'activate' };
    expect((await rest(ada, 'POST', '/api/urls/bulk-update', body)).body.results).toMatchObject([
      { success: true, is_changed: false, url: { is_active: true, status: 'expired' } },
    ]);
  });

  test('only expired and expiring ones are extended', async () => {
    const ada = await person();
    const soon = await shorten(ada, { expiresAt: inDays(2) });
    const late = await shorten(ada, { expiresAt: inDays(40) });
    const never = await shorten(ada);
    const gone = await shorten(ada, { expiresAt: inDays(1) });
    await expire(gone.id);
    const from = inDays(30);
    const { results } = await bulk(ada, 'EXTEND', [soon.id, late.id, never.id, gone.id]);
    expect(results.map((result: any) => result.ok)).toEqual([true, false, false, true]);
    expect(results[1].error).toEqual({
      code: 'INVALID',
      message: 'Only links that have expired or expire soon can be extended.',
    });
    expectBetween(results[3].url.expiresAt, from, inDays(30));
  });

  test('deleting many takes their clicks out of the totals', async () => {
    const ada = await person();
    const [one, two, kept] = [await shorten(ada), await shorten(ada), await shorten(ada)];
    await storeClicks([
      { linkId: numberOf(one.id), address: 'DE-1' },
      { linkId: numberOf(two.id), address: 'DE-2' },
      { linkId: numberOf(kept.id), address: 'DE-3' },
    ]);
    const { results } = await bulk(ada, 'DELETE', [one.id, two.id]);
    await settleDeletions();
    expect(results).toMatchObject([
      { ok: true, url: null },
      { ok: true, url: null },
    ]);
    const { data } = await gql(
      ada,
      '{ viewer { urlCounts { total } dashboard { clicks { value } visitors { value } } } }',
    );
    expect(data.viewer).toEqual({
      urlCounts: { total: 1 },
      dashboard: { clicks: { value: 1 }, visitors: { value: 1 } },
    });
    const rows = await pool.query('SELECT 1 FROM search.url WHERE owner_id = $1', [ada.id]);
    expect(rows.rowCount).toBe(1);
  });

  test('opposite orders at once do not stop one another', async () => {
    const ada = await person();
    const ids: string[] = [];
    for (let made = 0; made < 20; made++) ids.push((await shorten(ada)).id);
    const calls = Array.from({ length: 10 }, (_, index) =>
      bulk(ada, index % 2 ? 'ACTIVATE' : 'DEACTIVATE', index % 2 ? ids : [...ids].reverse()),
    );
    for (const { results } of await Promise.all(calls)) expect(results.every((result: any) => result.ok)).toBe(true);
  });

  test.each([
    [[], 'Please choose at least one link.'],
    [Array.from({ length: 1001 }, (_, index) => String(index)), 'At most 1000 links can be changed at once.'],
  ])('a choice of the wrong size is refused', async (ids, message) => {
    expect(await bulk(await person(), 'DELETE', ids)).toEqual({ code: 'INVALID', message, field: 'ids' });
  });
});

describe('one', () => {
  test('a copy leads to the same place under a fresh code', async () => {
    const ada = await person();
    const url = await shorten(ada, { title: 'Spring', description: 'Sale', shortCode: 'orig', expiresAt: inDays(9) });
    const copy = (await run(ada, 'duplicateUrl', url.id)).url;
    expect(copy).toMatchObject({
      originalUrl: url.originalUrl,
      title: 'Spring (Copy)',
      description: 'Sale',
      expiresAt: url.expiresAt,
      isActive: true,
      clickCount: 0,
    });
    expect(copy.shortCode).toHaveLength(6);
    await expire(url.id);
    expect((await run(ada, 'duplicateUrl', url.id)).url.expiresAt).toBeNull();
    const untitled = await shorten(ada);
    expect((await run(ada, 'duplicateUrl', untitled.id)).url.title).toBe('Untitled (Copy)');
    const long = await shorten(ada, { title: 'x'.repeat(200) });
    expect((await run(ada, 'duplicateUrl', long.id)).url.title).toBe(`${'x'.repeat(193)} (Copy)`);
  });

  test('an extension counts from now', async () => {
    const ada = await person();
    const url = await shorten(ada, { expiresAt: inDays(5) });
    const from = inDays(30);
    const { expiresAt } = (await run(ada, 'extendUrl', url.id)).url;
    expectBetween(expiresAt, from, inDays(30));
    expect(await run(ada, 'extendUrl', url.id)).toMatchObject({ code: 'INVALID' });
  });

  test("a stranger's URL is neither copied nor extended", async () => {
    const url = await shorten(await person(), { expiresAt: inDays(1) });
    const bob = await person();
    expect(await run(bob, 'duplicateUrl', url.id)).toMatchObject(missing);
    expect(await run(bob, 'extendUrl', url.id)).toMatchObject(missing);
  });
});

describe('edits at the same time', () => {
  const message = 'This link has been changed in the meantime. Reload to see the latest version.';

  test('of twenty that saw the same version one is taken, at both doors', async () => {
    const ada = await person();
    const url = await shorten(ada);
    const id = numberOf(url.id);
    const edits = Array.from({ length: 20 }, async (_, index) => {
      const title = `edit ${index}`;
      if (index % 2) {
        const { body } = await rest(ada, 'PUT', `/api/urls/${id}`, { title, updated_at: url.updatedAt });
        return body.error ?? body.title;
      }
      const input = { id: url.id, title, updatedAt: url.updatedAt };
      const { updateUrl } = (await gql(ada, UPDATE_URL, { input })).data;
      return updateUrl.url?.title ?? updateUrl;
    });
    const answers = await Promise.all(edits);
    const winners = answers.filter((answer) => typeof answer === 'string');
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter((each) => typeof each !== 'string')) {
      expect(answer).toMatchObject({ code: 'STALE', message });
    }
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.title).toBe(winners[0]);
  });

  test('clicks do not change the version, and naming one is optional', async () => {
    const ada = await person();
    const url = await shorten(ada);
    await storeClicks([{ linkId: numberOf(url.id) }]);
    const seen = await gql(ada, UPDATE_URL, { input: { id: url.id, title: 'New', updatedAt: url.updatedAt } });
    expect(seen.data.updateUrl.url.title).toBe('New');
    const unseen = await gql(ada, UPDATE_URL, { input: { id: url.id, title: 'Newer' } });
    expect(unseen.data.updateUrl.url.title).toBe('Newer');
    const bad = await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, { updated_at: 'yesterday' });
    expect([bad.status, bad.body.error.details.field]).toEqual([400, 'updated_at']);
  });
});
