// What a link does before it starts and after it has ended.
import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { useBlockList } from '../../api/suspension/block-list.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  return () => void useBlockList(new Set());
});

const A = 'https://example.com/a';
const SALE = 'https://example.com/next-sale?utm_source=late';
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const make = async (members: object): Promise<any> => {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
};
const open = (path: string, init: RequestInit = {}) =>
  fetch(at(`/${path}`), { redirect: 'manual', headers: { 'user-agent': agents.chrome }, ...init });
/** Lets a link start or expire a moment ago, as time does. */
async function past(column: 'starts_at' | 'expires_at', id: number) {
  const { rows } = await pool.query<{ code: string }>(
    `UPDATE short_url SET ${column} = now() - interval '1 second' WHERE id = $1 RETURNING short_code AS code`,
    [id],
  );
  clicks.links.invalidate(rows[0]!.code);
}
const statusOf = async (id: number) => (await rest(ada, 'GET', `/api/urls/${id}`)).body.status;
const until = (code: string, status: number) => expect.poll(async () => (await open(code)).status).toBe(status);

describe('a fallback', () => {
  test('is where visitors of an expired link are led, by a plain redirect that is no click', async () => {
    const { id, short_code: code } = await make({
      ...{ fallback_url: SALE, expires_at: inHours(1), redirect_status: 301 },
      ...{ query_forwarding: 'add', no_index: true },
    });
    expect((await open(code)).headers.get('location')).toBe(A);
    await past('expires_at', id);
    expect((await open(`${code}?a=1`)).headers.get('location')).toBe(SALE);
    const late = await open(code);
    expect([late.status, late.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    expect(late.headers.get('x-robots-tag')).toBe('noindex');
    expect((await open(code, { method: 'HEAD' })).headers.get('location')).toBe(SALE);
    expect((await open(`${code}+`)).status).toBe(410);
    const stored = await clicks.settle();
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.click_count).toBe(stored);
    expect(stored).toBeGreaterThan(0);
    await open(code);
    await clicks.settle();
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.click_count).toBe(stored);
  });

  test('an expired link without one says so, and one that is switched off leads nowhere', async () => {
    const { id, short_code: code } = await make({ fallback_url: SALE, expires_at: inHours(1) });
    await past('expires_at', id);
    await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: null });
    await until(code, 410);
    expect(await (await open(code)).text()).toContain('It has expired.');
    await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: SALE });
    await until(code, 302);
    await rest(ada, 'POST', `/api/urls/${id}/toggle`, { is_active: false });
    await until(code, 410);
    expect(await (await open(code)).text()).toContain('It has been switched off.');
  });

  test.each([
    ['nowhere', 'Please enter a full address, such as example.com/page.'],
    ['javascript:alert(1)', 'Please enter an address that starts with http:// or https://.'],
    ['http://localhost:1/x', 'A link cannot lead to this service itself.'],
    ['https://bad.example/x', 'Links to this destination are blocked on this server.'],
  ])('to %s is refused at both doors, in rows and on an edit', async (fallback, words) => {
    useBlockList(new Set(['bad.example']));
    const { id } = await make({ fallback_url: SALE });
    const sent = { original_url: A, fallback_url: fallback };
    for (const answer of [
      await rest(ada, 'POST', '/api/urls', sent),
      await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: fallback }),
      await rest(ada, 'PUT', '/api/urls', { ...sent, external_id: 'one' }),
    ]) {
      expect([answer.status, answer.body.error]).toMatchObject([
        400,
        { message: words, details: { field: 'fallback_url' } },
      ]);
    }
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, fallbackUrl: fallback } });
    expect(data.createUrl).toMatchObject({ message: words, field: 'fallbackUrl' });
    const rows = await rest(ada, 'POST', '/api/urls/bulk', { urls: [sent, { original_url: A }] });
    expect(rows.body.results).toMatchObject([{ success: false, error: words }, { success: true }]);
    const changed = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, fallback_url: fallback }] });
    expect(changed.body.results).toMatchObject([{ success: false, error: words }]);
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.fallback_url).toBe(SALE);
  });

  test('on a host that is blocked later stops the link, and an undone deletion does not bring it back', async () => {
    const { id, short_code: code } = await make({ fallback_url: 'https://turned.example/' });
    expect((await open(code)).status).toBe(302);
    await rest(ada, 'DELETE', `/api/urls/${id}`);
    clicks.links.invalidateSuspended({ hosts: useBlockList(new Set(['turned.example'])) });
    const undone = await rest(ada, 'POST', `/api/urls/${id}/restore`);
    expect([undone.status, undone.body.error.details.field]).toEqual([400, 'fallback_url']);
    const together = await rest(ada, 'POST', '/api/urls/bulk-update', { ids: [id], action: 'restore' });
    expect(together.body.error.code).toBe('DESTINATION_BLOCKED');
    useBlockList(new Set());
    expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body.fallback_url).toBe('https://turned.example/');
    expect((await open(code)).status).toBe(302);
    clicks.links.invalidateSuspended({ hosts: useBlockList(new Set(['turned.example'])) });
    expect((await open(code)).status).toBe(410);
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.suspension).toMatchObject({ kind: 'list' });
    const kept = await rest(ada, 'PUT', `/api/urls/${id}`, { fallback_url: null, title: 'Better' });
    expect([kept.status, kept.body.suspension]).toEqual([200, null]);
  });
});

describe('a start', () => {
  const COUNTS = '{ viewer { urlCounts { total active scheduled expiring expired inactive } } }';
  const countsOf = async () => (await gql(ada, COUNTS)).data.viewer.urlCounts;
  const listed = async (status: string) =>
    (await rest(ada, 'GET', `/api/urls?status=${status}`)).body.urls.map((url: any) => url.short_code);

  test('in the future: a page says that it is not open yet, and it opens by itself everywhere', async () => {
    const { id, short_code: code } = await make({ starts_at: inHours(1), expires_at: inHours(48) });
    expect(await statusOf(id)).toBe('scheduled');
    const early = await open(code);
    expect([early.status, early.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await early.text()).toMatch(/This link is not open yet(?!.*example\.com)/s);
    expect((await open(code, { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await open(`${code}+`)).status).toBe(404);
    const head = await open(code, { method: 'HEAD' });
    expect([head.status, head.headers.get('location')]).toEqual([404, null]);
    expect(await countsOf()).toMatchObject({ total: 1, active: 0, scheduled: 1, expiring: 0 });
    for (const status of ['active', 'expiring', 'expired', 'inactive']) expect(await listed(status)).toEqual([]);
    expect(await listed('scheduled')).toEqual([code]);
    expect(await listed('scheduled&search=example')).toEqual([code]);
    expect((await rest(ada, 'GET', '/api/urls/stats/global')).body).toMatchObject({
      scheduled_urls: 1,
      active_urls: 0,
    });
    const checked = await rest(ada, 'POST', '/api/urls/batch-check', { items: [code] });
    expect(JSON.stringify(checked.body)).toContain('"scheduled"');
    await past('starts_at', id);
    await until(code, 302);
    expect(await statusOf(id)).toBe('expiring');
    expect(await listed('active')).toEqual([code]);
    expect(await countsOf()).toMatchObject({ active: 1, scheduled: 0, expiring: 1 });
  });

  test('a link in memory opens at its moment, without being read again', async () => {
    const { short_code: code } = await make({ starts_at: new Date(Date.now() + 700).toISOString() });
    expect((await open(code)).status).toBe(404);
    await until(code, 302);
  });

  test('must be before the expiry: refused at both doors and in rows, whichever of both is changed', async () => {
    const words = 'The start must be before the expiry.';
    const sent = { original_url: A, starts_at: inHours(3), expires_at: inHours(2) };
    const refused = [400, { error: { message: words, details: { field: 'starts_at' } } }];
    const created = await rest(ada, 'POST', '/api/urls', sent);
    expect([created.status, created.body]).toMatchObject(refused);
    const { id } = await make({ starts_at: inHours(1), expires_at: inHours(2) });
    for (const change of [
      { starts_at: inHours(3) },
      { expires_at: inHours(0.5) },
      { starts_at: sent.expires_at, expires_at: sent.expires_at },
    ]) {
      const { status, body } = await rest(ada, 'PUT', `/api/urls/${id}`, change);
      expect([status, body]).toMatchObject(refused);
      const { body: many } = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, ...change }] });
      expect(many.results).toMatchObject([{ success: false, error: words }]);
    }
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { expires_at: inHours(0.5), starts_at: null })).status).toBe(200);
    const rows = await rest(ada, 'POST', '/api/urls/bulk', { urls: [sent, { original_url: A }] });
    expect(rows.body.results).toMatchObject([{ success: false, error: words }, { success: true }]);
    const { data } = await gql(ada, CREATE_URL, {
      input: { originalUrl: A, startsAt: sent.starts_at, expiresAt: sent.expires_at },
    });
    expect(data.createUrl).toMatchObject({ code: 'INVALID', message: words, field: 'startsAt' });
  });

  test('that is none is refused, and both options are cleared by null at the other door', async () => {
    const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, starts_at: 'tomorrow' });
    expect([status, body.error.details.field]).toEqual([400, 'starts_at']);
    const url = await shorten(ada, { startsAt: inHours(1), fallbackUrl: 'example.com/late' });
    const { body: made } = await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`);
    expect([made.status, made.fallback_url]).toEqual(['scheduled', 'https://example.com/late']);
    await gql(ada, UPDATE_URL, { input: { id: url.id, startsAt: null, fallbackUrl: null } });
    const { body: cleared } = await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`);
    expect([cleared.status, cleared.starts_at, cleared.fallback_url]).toEqual(['active', null, null]);
  });

  test('files and copies bring both: a day begins with its first second on the clock of the account', async () => {
    const text = `url,Valid Since,Expiration URL\n${A},2099-05-01,example.com/late\n${A},2099-05-01 10:30Z,\n${A},soon,\n`;
    const { body } = await upload(ada, text);
    expect(body.results.map(({ url, error_field: field }: any) => url?.starts_at ?? field)).toEqual([
      '2099-05-01T00:00:00.000Z',
      '2099-05-01T10:30:00.000Z',
      'starts_at',
    ]);
    const [first] = body.results;
    const copy = await rest(ada, 'POST', `/api/urls/${first.url.id}/duplicate`);
    expect(copy.body).toMatchObject({ starts_at: first.url.starts_at, fallback_url: 'https://example.com/late' });
    const file = await rest(ada, 'GET', '/api/urls/export.csv?status=scheduled');
    expect(file.body ?? file).toContain('2099-05-01T00:00:00.000Z,https://example.com/late');
  });
});
