import { beforeEach, describe, expect, test } from 'vitest';
import { useClicks } from '../kit/clicks.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { startOn } from '../kit/experiments.ts';
import { navigation, visit } from '../kit/measuring.ts';
import { CREATE_URL, numberOf, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld(useClicks().handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';

/** Makes a link at the REST door; returns its id and its code. */
async function make(members: object): Promise<{ id: number; short_code: string }> {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect(status).toBe(201);
  return body;
}

/** The status and the destination of a redirect. */
async function followed(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(at(`/${path}`), { redirect: 'manual', ...init });
  return [status, headers.get('location')];
}

describe('the status of redirects', () => {
  test.each([
    ['found', 302],
    ['temporary_redirect', 307],
    ['moved_permanently', 301],
    ['permanent_redirect', 308],
  ])('%s is %i at both doors, and nobody on the way may keep the answer', async (redirectStatus, number) => {
    const { id, short_code } = await make({ redirect_status: redirectStatus });
    const response = await fetch(at(`/${short_code}`), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([number, A]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await followed(short_code, { method: 'HEAD' })).toEqual([number, A]);
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, redirectStatus } });
    expect(await followed(data.createUrl.url.shortCode)).toEqual([number, A]);
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { redirect_status: null })).body.redirect_status).toBeNull();
    expect(await followed(short_code)).toEqual([302, A]);
  });

  test('numbers are understood in requests and files', async () => {
    expect(await make({ redirect_status: 307 })).toMatchObject({ redirect_status: 'temporary_redirect' });
    const { body } = await upload(ada, `original_url,Redirect Type\n${A},301\n${A},302\n${A},\n${A},303\n`);
    const found = body.results.map((one: any) => one.url?.redirect_status ?? one.error_field ?? null);
    expect(found).toEqual(['moved_permanently', 'found', null, 'redirect_status']);
  });

  test('another one is refused at both doors', async () => {
    const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, redirect_status: 303 });
    expect([status, body.error.details.field]).toEqual([400, 'redirect_status']);
    expect(body.error.message).toMatch(/^The redirect status must be found, /);
    const { errors } = await gql(ada, CREATE_URL, { input: { originalUrl: A, redirectStatus: 'SEE_OTHER' } });
    expect(errors![0]!.message).toContain('"RedirectStatus" enum');
  });
});

describe('the parameters of the address that was opened', () => {
  const to = (original_url: string, query_forwarding: string) => make({ original_url, query_forwarding });

  test('are dropped where nothing else was chosen', async () => {
    const { short_code } = await make({});
    expect(await followed(`${short_code}?a=1`)).toEqual([302, A]);
  });

  test.each([
    ['add', A, 'a=1&b=%C3%A4', `${A}?a=1&b=%C3%A4`],
    ['add', `${A}?a=own#part`, 'a=1&b=2', `${A}?a=own&b=2#part`],
    ['add', `${A}?`, 'b=2', `${A}?b=2`],
    ['add', `${A}?%61=own`, 'a=1', `${A}?%61=own`],
    ['override', `${A}?a=own&c=3&a=again#part`, 'a=1&b=2', `${A}?c=3&a=1&b=2#part`],
    ['override', `${A}?a=own`, 'b=2&b=3', `${A}?a=own&b=2&b=3`],
    ['override', `${A}?a=own`, '&&', `${A}?a=own`],
    ['add', A, 'qr=1&fb_click_id=forged', A],
    ['add', A, 'qr=1&x=%zz', `${A}?x=%zz`],
    ['add', A, 'x=\'"<>', `${A}?x=%27%22%3C%3E`],
  ])('%s to %s: ?%s', async (mode, destination, query, expected) => {
    const { short_code } = await to(destination, mode);
    expect(await followed(`${short_code}?${query}`)).toEqual([302, expected]);
  });

  test('are left out where they would make the destination longer than servers take', async () => {
    const { short_code } = await to(A, 'override');
    expect(await followed(`${short_code}?a=${'x'.repeat(7_900)}`)).toEqual([302, `${A}?a=${'x'.repeat(7_900)}`]);
    expect(await followed(`${short_code}?a=${'x'.repeat(8_000)}`)).toEqual([302, A]);
  });

  test('reach the destinations of an A/B test, and change with an edit at the other door', async () => {
    const { short_code } = await to(A, 'add');
    const { data } = await gql(ada, '{ viewer { urls { edges { node { id } } } } }');
    const [{ node }] = data.viewer.urls.edges;
    await startOn(ada, node.id);
    const [, destination] = await followed(`${short_code}?a=1`);
    expect(destination).toMatch(/^https:\/\/.+[?&]a=1$/);
    const changed = await gql(ada, UPDATE_URL, { input: { id: node.id, queryForwarding: null } });
    expect(changed.data.updateUrl).toHaveProperty('url');
    const [, plain] = await followed(`${short_code}?a=1`);
    expect(plain).not.toContain('a=1');
    const { body } = await rest(ada, 'GET', `/api/urls/${numberOf(node.id)}`);
    expect(body.query_forwarding).toBeNull();
  });

  test('reach the destination behind the page that measures', async () => {
    const { short_code } = await make({ query_forwarding: 'add', measurement_level: 'full' });
    useSigningKey(Buffer.alloc(32, 7));
    const { body } = await visit(navigation, `${short_code}?a=1`);
    expect(body.toString()).toContain(`<a href="${A}?a=1">`);
  });

  test('another word is refused', async () => {
    const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, query_forwarding: 'merge' });
    expect([status, body.error]).toMatchObject([400, { details: { field: 'query_forwarding' } }]);
    expect(body.error.message).toBe('The query forwarding must be add or override.');
  });
});
