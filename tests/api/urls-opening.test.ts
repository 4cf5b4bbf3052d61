// When a link begins and ends, where it leads then, and what of the address that was opened goes on.
import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import { headerOf, navigation, visit } from '../kit/measuring.ts';
import { CREATE_URL, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const LATER = 'https://example.com/later';
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

/** Makes a link at the REST door. */
async function make(members: object): Promise<{ id: number; short_code: string; [member: string]: unknown }> {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

async function followed(path: string, init: RequestInit = {}) {
  const response = await fetch(at(`/${path}`), { redirect: 'manual', ...init });
  return { status: response.status, location: response.headers.get('location'), response };
}

/** Ends a link, which no call can do at once. */
async function end(id: number): Promise<void> {
  await pool.query(`UPDATE short_url SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
  await rest(ada, 'PUT', `/api/urls/${id}`, { title: 'Ended' }); // which every process hears of
}

describe('the start', () => {
  test('holds visitors back until then, at both doors, and is no click', async () => {
    const startsAt = inMs(HOUR);
    const { id, short_code, status, starts_at } = await make({ starts_at: startsAt });
    expect([status, starts_at]).toEqual(['scheduled', startsAt]);
    const { status: answer, location, response } = await followed(short_code);
    expect([answer, location]).toEqual([404, null]);
    expect(await response.text()).toContain('This link is not open yet');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(HOUR / 1_000 - 60);
    expect((await followed(`${short_code}+`)).status).toBe(404);
    const json = await followed(short_code, { headers: { accept: 'application/json' } });
    expect(await json.response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const url = await shorten(ada, { startsAt });
    expect((await followed(url.shortCode)).status).toBe(404);
    await rest(ada, 'PUT', `/api/urls/${id}`, { starts_at: inMs(-1_000) });
    expect((await followed(short_code)).location).toBe(A);
    expect(await clicks.settle()).toBe(1);
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.status).toBe('active');
  });

  test('opens a link that is in memory when its time has come', async () => {
    const { short_code } = await make({ starts_at: inMs(1_500) });
    expect((await followed(short_code)).status).toBe(404);
    await expect.poll(async () => (await followed(short_code)).status).toBe(302);
  });

  test('is before the expiry, in every call that sets either', async () => {
    const [early, late] = [inMs(HOUR), inMs(2 * HOUR)];
    const neverOpen = {
      code: 'INVALID',
      details: { field: 'starts_at' },
      message: 'The start must be before the expiry.',
    };
    const refused = await rest(ada, 'POST', '/api/urls', { original_url: A, starts_at: late, expires_at: early });
    expect([refused.status, refused.body.error]).toMatchObject([400, neverOpen]);
    const { id } = await make({ starts_at: early, expires_at: late });
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { starts_at: late })).body.error).toMatchObject(neverOpen);
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { expires_at: early })).body.error).toMatchObject(neverOpen);
    const many = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, starts_at: late }] });
    expect(many.body.results[0].error_field).toBe('starts_at');
    const rows = await upload(
      ada,
      `original_url,starts_at,expires_at\n${A},2099-02-01,2099-01-31\n${A},2099-02-01,2099-02-01\n`,
    );
    expect(rows.body.results.map((one: any) => one.error_field ?? one.url.starts_at)).toEqual([
      'starts_at',
      '2099-02-01T00:00:00.000Z',
    ]);
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, startsAt: late, expiresAt: early } });
    expect(data.createUrl).toMatchObject({ code: 'INVALID', field: 'startsAt' });
  });

  test.each(['tomorrow', '2026-13-01T00:00:00Z', 12])('%o is no start', async (starts_at) => {
    const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, starts_at });
    expect([status, body.error.details.field]).toEqual([400, 'starts_at']);
  });

  test('tells lists, counts and searches apart', async () => {
    await make({ title: 'Spring', starts_at: inMs(HOUR) });
    await make({ title: 'Spring' });
    for (const search of ['', '&search=spring']) {
      const listed = async (status: string) =>
        (await rest(ada, 'GET', `/api/urls?status=${status}${search}`)).body.urls.map((one: any) => one.status);
      expect([await listed('scheduled'), await listed('active')]).toEqual([['scheduled'], ['active']]);
    }
    const { body } = await rest(ada, 'GET', '/api/urls/stats/global');
    expect(body).toMatchObject({ total_urls: 2, active_urls: 1, scheduled_urls: 1 });
    const { data } = await gql(ada, '{ viewer { urlCounts { active scheduled expired } } }');
    expect(data.viewer.urlCounts).toEqual({ active: 1, scheduled: 1, expired: 0 });
  });
});

describe('the fallback', () => {
  test('is where an ended link leads, which counts as no click', async () => {
    await clicks.settle();
    const { id, short_code } = await make({ fallback_url: LATER, redirect_status: 'moved_permanently' });
    expect((await followed(short_code)).location).toBe(A);
    await end(id);
    expect((await followed(short_code)).location).toBe(LATER);
    const { status, response } = await followed(short_code);
    expect([status, response.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    expect((await followed(`${short_code}+`)).status).toBe(410);
    expect(await clicks.settle()).toBe(1);
  });

  test('leads nobody on from a link that is switched off', async () => {
    const { id, short_code } = await make({ fallback_url: LATER });
    await rest(ada, 'PUT', `/api/urls/${id}`, { is_active: false });
    expect((await followed(short_code)).status).toBe(410);
  });

  test('is judged like a destination, at both doors and in every call', async () => {
    const olga = await operator();
    await rest(olga, 'POST', '/api/system/suspensions', { host: 'bad-fallback.example', reason: 'Phishing' });
    const bad = 'https://bad-fallback.example/';
    for (const fallback_url of [
      at('/x'),
      'javascript:alert(1)',
      'nonsense',
      `https://a.example/${'x'.repeat(2_048)}`,
      bad,
    ]) {
      const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, fallback_url });
      expect([status >= 400, body.error.details.field], fallback_url).toEqual([true, 'fallback_url']);
    }
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, fallbackUrl: bad } });
    expect(data.createUrl).toMatchObject({ code: 'DESTINATION_BLOCKED', field: 'fallbackUrl' });
    const { id } = await make({});
    const put = await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: bad });
    expect(put.body.error.details.field).toBe('fallback_url');
    const many = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, fallback_url: bad }] });
    expect(many.body.results[0].error_field).toBe('fallback_url');
    const { body } = await upload(ada, `original_url,fallback_url\n${A},${bad}\n${A},\n`);
    expect(body.results.map((one: any) => one.error_field ?? null)).toEqual(['fallback_url', null]);
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: LATER })).body.fallback_url).toBe(LATER);
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: '' })).body.fallback_url).toBeNull();
  });

  test('is passed over where its host was suspended since', async () => {
    const { id, short_code } = await make({ fallback_url: 'https://later-bad.example/' });
    await rest(await operator(), 'POST', '/api/system/suspensions', { host: 'later-bad.example', reason: 'Phishing' });
    expect((await followed(short_code)).location).toBe(A);
    await end(id);
    expect((await followed(short_code)).status).toBe(410);
  });
});

describe('the path behind the code', () => {
  test('leads nowhere where nothing else was chosen, and a slash alone changes nothing', async () => {
    const { short_code } = await make({});
    expect((await followed(`${short_code}/rest`)).status).toBe(404);
    expect((await followed(`${short_code}/`)).location).toBe(A);
    expect((await followed(`${short_code}?next=/rest`)).location).toBe(A);
    expect((await followed('nobody-has-it/rest')).status).toBe(404);
  });

  test.each([
    ['https://example.com/a', 'b/c', 'https://example.com/a/b/c'],
    ['https://example.com', 'b', 'https://example.com/b'],
    ['https://example.com/a/?x=1#part', 'b/?y=2', 'https://example.com/a/b/?x=1#part'],
    ['https://example.com/a', '/evil.example', 'https://example.com/a//evil.example'],
    ['https://example.com/a', '%C3%A4%2Fb', 'https://example.com/a/%C3%A4%2Fb'],
    ['https://example.com/a', '\'"<>', "https://example.com/a/'%22%3C%3E"],
  ])('goes on at %s: %s', async (original_url, rest, expected) => {
    const { short_code } = await make({ original_url, path_forwarding: true });
    const { headers } = await visit([], `${short_code}/${rest}`);
    expect(headerOf(headers, 'location')).toBe(expected);
  });

  test.each([
    '..',
    '../b',
    'b/../../c',
    '%2e%2E/b',
    '.%2e',
    'b\\..\\c',
    '..%2fb',
    'a%5C..',
    '..;/b',
    'x'.repeat(4_001),
  ])('that leads out of the destination, or is too long, leads nowhere: %s', async (rest) => {
    const { short_code } = await make({ path_forwarding: true });
    expect((await visit([], `${short_code}/${rest}`)).status).toBe(404);
  });

  test('goes with parameters, to the destinations of an A/B test, and counts as a click', async () => {
    const url = await shorten(ada, { originalUrl: A, pathForwarding: true, queryForwarding: 'add' });
    expect((await followed(`${url.shortCode}/b?c=1`)).location).toBe(`${A}/b?c=1`);
    await startOn(ada, url.id);
    expect((await followed(`${url.shortCode}/b?c=1`)).location).toMatch(/\/b\?(.+&)?c=1$/);
    const off = await gql(ada, UPDATE_URL, { input: { id: url.id, pathForwarding: false } });
    expect(off.data.updateUrl).toHaveProperty('url');
    expect((await visit(navigation, `${url.shortCode}/b`)).status).toBe(404);
    expect(await clicks.settle()).toBeGreaterThanOrEqual(2);
  });
});

test('a copy, a deletion that is undone, and an upsert keep all of it', async () => {
  const opening = { starts_at: inMs(HOUR), fallback_url: LATER, path_forwarding: true };
  const { id } = await make({ ...opening, external_id: 'opening' });
  const copy = await rest(ada, 'POST', `/api/urls/${id}/duplicate`);
  expect(copy.body).toMatchObject(opening);
  await rest(ada, 'DELETE', `/api/urls/${id}`);
  expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body).toMatchObject(opening);
  const again = await rest(ada, 'PUT', '/api/urls', {
    original_url: A,
    external_id: 'opening',
    path_forwarding: false,
  });
  expect(again.body).toMatchObject({ ...opening, path_forwarding: false });
});
