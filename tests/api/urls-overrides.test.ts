import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { startListening } from '../../api/live/listen.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { CHROME } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { upload } from '../kit/upload.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const OVERRIDES = '{ viewer { urls { edges { node { shortCode measurementLevel measurementMethod } } } } }';
const overridesOf = async (who: Person) =>
  (await gql(who, OVERRIDES)).data.viewer.urls.edges.map(({ node }: { node: unknown }) => node);
const navigation = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`];
const statusOf = async (code: string) => (await sendRaw(request('GET', `/${code}`, navigation))).status;

describe('level and method of one link', () => {
  test('are as in the settings until they are set, at both doors, and again when they are cleared', async () => {
    const { id, shortCode } = await shorten(ada);
    expect(await overridesOf(ada)).toEqual([{ shortCode, measurementLevel: null, measurementMethod: null }]);
    const input = { id, measurementLevel: 'full', measurementMethod: 'embed' };
    expect((await gql(ada, UPDATE_URL, { input })).data.updateUrl).toHaveProperty('url');
    expect(await overridesOf(ada)).toEqual([{ shortCode, measurementLevel: 'full', measurementMethod: 'embed' }]);
    const path = `/api/urls/${numberOf(id)}`;
    const changed = await rest(ada, 'PUT', path, { title: 'Spring', measurement_method: null });
    expect(changed.body).toMatchObject({ measurement_level: 'full', measurement_method: null });
    const cleared = await rest(ada, 'PUT', path, { measurement_level: '' });
    expect(cleared.body).toMatchObject({ title: 'Spring', measurement_level: null, measurement_method: null });
  });

  test('can be set at once, at both doors', async () => {
    const input = { originalUrl: A, shortCode: 'graph-1', measurementLevel: 'none', measurementMethod: 'hybrid' };
    expect((await gql(ada, CREATE_URL, { input })).data.createUrl).toHaveProperty('url');
    const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, measurement_level: 'essential' });
    expect(body).toMatchObject({ measurement_level: 'essential', measurement_method: null });
    expect(await overridesOf(ada)).toContainEqual({
      ...{ shortCode: 'graph-1', measurementLevel: 'none', measurementMethod: 'hybrid' },
    });
  });

  test.each([
    [{ measurement_level: 'most' }, 'measurement_level'],
    [{ measurement_level: 3 }, 'measurement_level'],
    [{ measurement_level: 'fu\u0000ll' }, 'measurement_level'],
    [{ measurement_method: ['redirect'] }, 'measurement_method'],
    [{ measurement_method: 'x'.repeat(100_000) }, 'measurement_method'],
  ])('%j is refused by name', async (more, field) => {
    const made = await rest(ada, 'POST', '/api/urls', { original_url: A, ...more });
    expect([made.status, made.body.error.details.field]).toEqual([400, field]);
    const { id } = await shorten(ada);
    const changed = await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, more);
    expect([changed.status, changed.body.error.details.field]).toEqual([400, field]);
  });

  test('of somebody else stay as they are', async () => {
    const { id, shortCode } = await shorten(ada);
    const bob = await person();
    const { status } = await rest(bob, 'PUT', `/api/urls/${numberOf(id)}`, { measurement_level: 'full' });
    expect(status).toBe(404);
    expect(await overridesOf(ada)).toEqual([{ shortCode, measurementLevel: null, measurementMethod: null }]);
  });

  test('are copied with a link, and come back with one that was deleted', async () => {
    const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, measurement_level: 'full' });
    await rest(ada, 'DELETE', `/api/urls/${body.id}`);
    const back = await rest(ada, 'POST', `/api/urls/${body.id}/restore`);
    expect(back.body.measurement_level).toBe('full');
    const DUPLICATE = `mutation ($id: ID!) { duplicateUrl(input: { id: $id }) {
      ... on DuplicateUrlSuccess { url { measurementLevel measurementMethod } } } }`;
    const { data } = await gql(ada, DUPLICATE, { id: Buffer.from(`ShortUrl:${body.id}`).toString('base64') });
    expect(data.duplicateUrl.url).toEqual({ measurementLevel: 'full', measurementMethod: null });
  });
});

describe('many links', () => {
  test('get theirs from rows, and a wrong one refuses its row only', async () => {
    const rows = [
      { original_url: A, measurement_level: 'full', measurement_method: 'redirect' },
      { original_url: A },
      { original_url: A, measurement_level: 'most' },
    ];
    const { body } = await rest(ada, 'POST', '/api/urls/bulk', { urls: rows });
    expect(body.results.map((one: any) => one.url?.measurement_level)).toEqual(['full', null, undefined]);
    expect(body.results.map((one: any) => one.error_field)).toEqual([null, null, 'measurement_level']);
    const BULK = `mutation ($rows: [BulkUrlRow!]!) { bulkCreateUrls(input: { rows: $rows }) {
      ... on BulkCreateUrlsSuccess { creation { results { url { measurementMethod } } } } } }`;
    const { data } = await gql(ada, BULK, { rows: [{ originalUrl: A, measurementMethod: 'hybrid' }] });
    expect(data.bulkCreateUrls.creation.results).toEqual([{ url: { measurementMethod: 'hybrid' } }]);
  });

  test('get theirs from a file, as they are written into one', async () => {
    const header = 'original_url,Measurement Level,measurement-method';
    const lines = [`${A},Full, embed `, `${A},,`, `${A},all,`];
    const { body } = await upload(ada, [header, ...lines].join('\n'));
    const methods = body.results.map((one: any) => one.url && [one.url.measurement_level, one.url.measurement_method]);
    expect(methods).toEqual([['full', 'embed'], [null, null], null]);
    const template = await rest(ada, 'GET', '/api/urls/bulk/csv/template');
    expect(template.body.split('\r\n')[0]).toMatch(/,measurement_level,measurement_method,/);
    const file = await rest(ada, 'GET', '/api/urls/export.csv?sort=created_at');
    const [names, ...rows] = file.body.trim().split('\r\n');
    expect(names).toMatch(/,Expires,Measurement Level,Measurement Method,/);
    const at = names.split(',').indexOf('Measurement Level');
    const chosen = rows.map((row: string) => row.split(',').slice(at, at + 2));
    expect(chosen.sort()).toEqual([
      ['', ''],
      ['full', 'embed'],
    ]);
  });
});

describe('a redirect', () => {
  test('follows its link before the account', async () => {
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'essential' } });
    const { id, shortCode } = await shorten(ada);
    const other = await shorten(ada);
    expect(await statusOf(shortCode)).toBe(302);
    await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { measurement_level: 'full' });
    expect([await statusOf(shortCode), await statusOf(other.shortCode)]).toEqual([200, 302]);
    await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { measurement_method: 'embed' });
    expect(await statusOf(shortCode)).toBe(302);
    await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { measurement_level: 'none', measurement_method: null });
    expect(await statusOf(shortCode)).toBe(302);
    expect(clicks.links.peek(shortCode)?.withheld).toBeGreaterThan(clicks.links.peek(other.shortCode)?.withheld ?? 9);
  });

  test('of every process follows a change within a second', async () => {
    const { shortCode } = await shorten(ada);
    const elsewhere = new LinkLookup();
    const stopHearing = onLinkChange((code) => elsewhere.invalidate(code));
    const stopListening = await startListening();
    try {
      expect((await elsewhere.load(shortCode))!.measured).toBeNull();
      const changedAt = performance.now();
      await pool.query(`UPDATE short_url SET measurement_level = 'full' WHERE short_code = $1`, [shortCode]);
      await expect.poll(() => elsewhere.peek(shortCode), { interval: 5 }).toBeUndefined();
      expect(performance.now() - changedAt).toBeLessThan(1_000);
      expect((await elsewhere.load(shortCode))!.measured).toBe('redirect');
    } finally {
      stopHearing();
      await stopListening();
    }
  });
});
