import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { startListening } from '../../api/live/listen.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const URLS = '{ viewer { urls { edges { node { shortCode noIndex } } } } }';
const listed = async () => (await gql(ada, URLS)).data.viewer.urls.edges.map(({ node }: { node: object }) => node);

/** What a redirect of a code tells search engines. */
async function saidBy(code: string, method = 'GET') {
  const { status, headers } = await fetch(at(`/${code}`), { method, redirect: 'manual' });
  return [status, headers.get('location'), headers.get('x-robots-tag')];
}

describe('a link that search engines shall not list', () => {
  test('says so with every redirect, from the moment it is set at either door', async () => {
    const { id, shortCode } = await shorten(ada, { originalUrl: A });
    expect(await saidBy(shortCode)).toEqual([302, A, null]);
    const { data } = await gql(ada, UPDATE_URL, { input: { id, noIndex: true } });
    expect(data.updateUrl).toHaveProperty('url');
    expect(await listed()).toEqual([{ shortCode, noIndex: true }]);
    expect(await saidBy(shortCode)).toEqual([302, A, 'noindex']);
    expect(await saidBy(shortCode, 'HEAD')).toEqual([302, A, 'noindex']);
    const path = `/api/urls/${numberOf(id)}`;
    expect((await rest(ada, 'PUT', path, { title: 'Spring' })).body).toMatchObject({ no_index: true });
    expect((await rest(ada, 'PUT', path, { no_index: false })).body).toMatchObject({
      title: 'Spring',
      no_index: false,
    });
    expect(await saidBy(shortCode)).toEqual([302, A, null]);
  });

  test('is made at once at either door, and says so while an A/B test leads elsewhere, too', async () => {
    const input = { originalUrl: A, noIndex: true };
    const { url } = (await gql(ada, CREATE_URL, { input })).data.createUrl;
    expect(await saidBy(url.shortCode)).toEqual([302, A, 'noindex']);
    const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, no_index: true });
    expect(body).toMatchObject({ no_index: true });
    await startOn(ada, url.id);
    const [status, destination, said] = await saidBy(url.shortCode);
    expect([status, said]).toEqual([302, 'noindex']);
    expect(destination).not.toBe(A);
  });

  test('is copied, and comes back after a deletion', async () => {
    const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, no_index: true });
    const copy = await rest(ada, 'POST', `/api/urls/${body.id}/duplicate`);
    expect(copy.body).toMatchObject({ no_index: true });
    await rest(ada, 'DELETE', `/api/urls/${body.id}`);
    expect((await rest(ada, 'POST', `/api/urls/${body.id}/restore`)).body).toMatchObject({ no_index: true });
    expect(await saidBy(body.short_code)).toEqual([302, A, 'noindex']);
  });

  test('is heard of by other processes within a second', async () => {
    const { shortCode } = await shorten(ada);
    const elsewhere = new LinkLookup();
    const stopHearing = onLinkChange((code) => elsewhere.invalidate(code));
    const stopListening = await startListening();
    try {
      expect((await elsewhere.load(shortCode))!.headers).toBeNull();
      const changedAt = performance.now();
      await pool.query('UPDATE short_url SET no_index = true WHERE short_code = $1', [shortCode]);
      await expect.poll(() => elsewhere.peek(shortCode), { interval: 5 }).toBeUndefined();
      expect(performance.now() - changedAt).toBeLessThan(1_000);
      expect((await elsewhere.load(shortCode))!.headers).toEqual({ 'x-robots-tag': 'noindex' });
    } finally {
      stopHearing();
      await stopListening();
    }
  });

  test.each([['maybe'], [3], [['true']], ['tr\u0000ue'], ['x'.repeat(100_000)]])('is not made by %j', async (value) => {
    const made = await rest(ada, 'POST', '/api/urls', { original_url: A, no_index: value });
    expect([made.status, made.body.error.details.field]).toEqual([400, 'no_index']);
    const { id } = await shorten(ada);
    const changed = await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { no_index: value });
    expect([changed.status, changed.body.error.details.field]).toEqual([400, 'no_index']);
  });
});

describe('many links', () => {
  test('are unlisted by their rows, and a wrong one refuses its row only', async () => {
    const rows = [{ original_url: A, no_index: true }, { original_url: A }, { original_url: A, no_index: 'maybe' }];
    const { body } = await rest(ada, 'POST', '/api/urls/bulk', { urls: rows });
    expect(body.results.map((one: any) => one.url?.no_index)).toEqual([true, false, undefined]);
    expect(body.results.map((one: any) => one.error_field)).toEqual([null, null, 'no_index']);
  });

  test('are unlisted by a file, and are so in ours', async () => {
    const { body } = await upload(
      ada,
      ['original_url,No Index', `${A},Yes`, `${A},`, `${A},0`, `${A},no way`].join('\n'),
    );
    expect(body.results.map((one: any) => one.url?.no_index ?? null)).toEqual([true, false, false, null]);
    const file = await rest(ada, 'GET', '/api/urls/export.csv?sort=created_at');
    const [names, ...lines] = file.body.trim().split('\r\n');
    const at = names.split(',').indexOf('No Index');
    expect(lines.map((line: string) => line.split(',').at(at)).sort()).toEqual(['', '', 'true']);
  });
});
