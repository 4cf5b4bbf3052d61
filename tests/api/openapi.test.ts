import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { CALLBACK } from '../kit/browser.ts';
import { db } from '../../api/database/db.ts';
import { callsOfStreams } from '../kit/click-stream.ts';
import { newAddress, otherBrowserOf, passwords, withMail, withPassword } from '../kit/own-account.ts';
import { ownClicks } from '../kit/own-clicks-call.ts';
import { callsOfDomains } from '../kit/domain-calls.ts';
import { callsOfOrganising } from '../kit/organising-calls.ts';
import { readContract, type Contract } from '../kit/openapi.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { callsOfOperators } from '../kit/operator-calls.ts';
import { measured, measurement, pages, reportOf, visited } from '../kit/page-reports.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { trustTestIssuer } from '../kit/tokens.ts';
import { upload } from '../kit/upload.ts';
import { callsOfSignIn } from '../kit/sign-in-calls.ts';
import { callsOfImports } from '../kit/imports.ts';
import { callsOfPictures } from '../kit/pictures.ts';
import { callsOfTrials } from '../kit/trial-calls.ts';
import { callsOfConversions } from '../kit/conversion-calls.ts';
import { callsOfWebhooks } from '../kit/webhook-calls.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
let contract: Contract;
let ada: Person;
let bob: Person;
let id: number;
/** Where an export waits. */
let exported: string;
const provider = new ForeignProvider();
beforeAll(async () => {
  contract = await readContract();
  ada = await person({ tier: 'premium' });
  bob = await person();
  id = numberOf((await shorten(ada, { title: 'Clicked' })).id);
  const { data } = await gql(ada, '{ viewer { urlsExport { url } } }');
  exported = data.viewer.urlsExport.url.slice(data.viewer.urlsExport.url.indexOf('/api/'));
  await storeClicks([
    { linkId: id, address: 'DE-1', referrer: 'https://news.example/', query: 'utm_source=mail&utm_medium=email' },
    { linkId: id, address: 'US-2' },
    { linkId: id },
  ]);
});
afterAll(() => trustTestIssuer());

const ask = async (who: Person | null, method: string, path: string, body?: unknown) => rest(who, method, path, body);
const fresh = async () => numberOf((await shorten(ada)).id);
const expiring = async () =>
  numberOf((await shorten(ada, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() })).id);
const experimentOn = (link: number) =>
  ask(ada, 'POST', `/api/urls/${link}/experiments`, {
    variants: [{ destination: 'https://a.example/' }, { destination: 'https://b.example/', weight: 3 }],
  });
const experiment = async () => (await experimentOn(await fresh())).body.id;
let sites = 0;
const site = async () => (await ask(ada, 'POST', '/api/websites', { domain: `site${++sites}.example.com` })).body.id;
let reporting: Promise<Awaited<ReturnType<typeof verifiedSite>>> | undefined;
/** A website with one report of each kind. */
const reported = () => (reporting ??= report());
async function report() {
  const made = await verifiedSite(ada.id, 'reports.example');
  await sendAsPage(
    '/api/visits',
    { ...reportOf(made), ...visited, conversions: [{ id: 'order-1', name: 'order' }] },
    pages,
  );
  await sendAsPage('/api/snippet-measurements', { ...reportOf(made), ...measured }, pages);
  return made;
}
const destination = { original_url: 'https://example.com/' };

const closing = (who: Person) => ask(who, 'POST', '/api/account/close', { confirmation: 'delete everything' });
let collecting: Promise<string> | undefined;
/** The id of a finished download. */
const collected = () =>
  (collecting ??= ask(ada, 'POST', '/api/account/exports').then(({ body }) => runJobs(tmpdir()).then(() => body.id)));

/** One successful call of every operation that takes an access token. */
const calls: Record<string, () => ReturnType<typeof ask>> = {
  'GET /api/auth/profile': () => ask(ada, 'GET', '/api/auth/profile'),
  'GET /api/dashboard': () => ask(ada, 'GET', '/api/dashboard?period=90d'),
  'GET /api/dashboard/enhanced': () => ask(ada, 'GET', '/api/dashboard/enhanced'),
  'GET /api/dashboard/my': () => ask(ada, 'GET', '/api/dashboard/my'),
  'GET /api/dashboard/my/analytics': () => ask(ada, 'GET', '/api/dashboard/my/analytics?period=1y&bots=true'),
  'GET /api/dashboard/my/performance': () => ask(ada, 'GET', '/api/dashboard/my/performance'),
  'GET /api/dashboard/my/trends': () => ask(ada, 'GET', '/api/dashboard/my/trends'),
  'GET /api/analytics': () => ask(ada, 'GET', '/api/analytics?period=1y&bots=true&country=DE&country=US'),
  'GET /api/analytics/export': () => ask(ada, 'GET', '/api/analytics/export?hours=true'),
  'GET /api/analytics/clicks': () => ask(ada, 'GET', '/api/analytics/clicks?bots=true&first=2'),
  'GET /api/analytics/clicks.csv': () => ask(ada, 'GET', '/api/analytics/clicks.csv?only_bots=true&reason=head'),
  ...callsOfStreams(() => ada),
  'GET /api/urls': () => ask(ada, 'GET', '/api/urls?search=click&sort=click_count&page_size=5'),
  'POST /api/urls': () => ask(ada, 'POST', '/api/urls', destination),
  'GET /api/urls/lookup': async () => ask(ada, 'GET', `/api/urls/lookup?short_code=${(await shorten(ada)).shortCode}`),
  'PUT /api/urls': () => ask(ada, 'PUT', '/api/urls', { ...destination, external_id: 'documented' }),
  'PATCH /api/urls/bulk': () => ask(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, title: 'Clicked' }, {}] }),
  'GET /api/urls/{id}': () => ask(ada, 'GET', `/api/urls/${id}`),
  'PUT /api/urls/{id}': async () => ask(ada, 'PUT', `/api/urls/${await fresh()}`, { title: 'New', expires_at: null }),
  'DELETE /api/urls/{id}': async () => ask(ada, 'DELETE', `/api/urls/${await fresh()}`),
  'POST /api/urls/{id}/restore': async () => ask(ada, 'POST', `/api/urls/${await fresh()}/restore`),
  'POST /api/urls/{id}/toggle': async () => ask(ada, 'POST', `/api/urls/${await fresh()}/toggle`, { is_active: false }),
  'POST /api/urls/{id}/duplicate': () => ask(ada, 'POST', `/api/urls/${id}/duplicate`),
  'POST /api/urls/{id}/extend': async () => ask(ada, 'POST', `/api/urls/${await expiring()}/extend`),
  'POST /api/urls/bulk-update': () =>
    ask(ada, 'POST', '/api/urls/bulk-update', { ids: [id, 'nobodys'], action: 'activate' }),
  'GET /api/analytics/paths': () => ask(ada, 'GET', '/api/analytics/paths?by=link&period=1y'),
  'GET /api/analytics/paths/comparison': () =>
    ask(ada, 'GET', '/api/analytics/paths/comparison?dimension=country&first=DE&second=US'),
  'GET /api/analytics/heat-map': () => ask(ada, 'GET', '/api/analytics/heat-map?period=7d'),
  'GET /api/experiments': () => ask(ada, 'GET', '/api/experiments?first=3'),
  'POST /api/urls/{id}/experiments': async () => experimentOn(await fresh()),
  'GET /api/experiments/{id}': async () => ask(ada, 'GET', `/api/experiments/${await experiment()}`),
  'POST /api/experiments/{id}/pause': async () => ask(ada, 'POST', `/api/experiments/${await experiment()}/pause`),
  'POST /api/experiments/{id}/resume': async () => ask(ada, 'POST', `/api/experiments/${await experiment()}/resume`),
  'PATCH /api/experiments/{id}': async () =>
    ask(ada, 'PATCH', `/api/experiments/${await experiment()}`, { variants: [] }),
  'POST /api/experiments/{id}/end': async () =>
    ask(ada, 'POST', `/api/experiments/${await experiment()}/end`, { keep_variant: null }),
  'GET /api/account/profile': () => ask(ada, 'GET', '/api/account/profile'),
  'PATCH /api/account/profile': () => ask(ada, 'PATCH', '/api/account/profile', { first_weekday: 7 }),
  'GET /api/account/sessions': () => ask(ada, 'GET', '/api/account/sessions'),
  'DELETE /api/account/sessions': () => ask(ada, 'DELETE', '/api/account/sessions'),
  'DELETE /api/account/sessions/{id}': async () =>
    ask(ada, 'DELETE', `/api/account/sessions/${await otherBrowserOf(ada)}`),
  'PUT /api/account/password': async () => ask(await withPassword(), 'PUT', '/api/account/password', passwords),
  'PUT /api/account/email': async () => ask(await withPassword(), 'PUT', '/api/account/email', newAddress()),
  ...callsOfSignIn,
  'DELETE /api/account/email/change': async () => ask(await withPassword(), 'DELETE', '/api/account/email/change'),
  'POST /api/account/revoke-access': async () => ask(await withPassword(), 'POST', '/api/account/revoke-access'),
  'POST /api/account/email/verification': () =>
    withMail(async () => ask(await withPassword(), 'POST', '/api/account/email/verification')),
  'GET /api/own-clicks': () => ask(ada, 'GET', '/api/own-clicks'),
  'PUT /api/own-clicks': () => ownClicks(ada),
  'POST /api/urls/validate': () => ask(ada, 'POST', '/api/urls/validate', { url: 'nonsense' }),
  'GET /api/urls/generate-code': () => ask(ada, 'GET', '/api/urls/generate-code?length=8'),
  ...callsOfTrials(() => ada),
  ...callsOfPictures(() => ada),
  ...callsOfImports(() => ada),
  'GET /api/urls/{id}/stats': () => ask(ada, 'GET', `/api/urls/${id}/stats`),
  'GET /api/urls/{id}/analytics': () => ask(ada, 'GET', `/api/urls/${id}/analytics?period=7d`),
  'GET /api/urls/{id}/analytics/enhanced': () => ask(ada, 'GET', `/api/urls/${id}/analytics/enhanced?period=1y`),
  'GET /api/urls/{id}/analytics/quick': () => ask(ada, 'GET', `/api/urls/${id}/analytics/quick`),
  'GET /api/urls/{id}/clicks': () => ask(ada, 'GET', `/api/urls/${id}/clicks`),
  'GET /api/urls/bulk-analytics': () => ask(ada, 'GET', '/api/urls/bulk-analytics?analytics=true&country=DE'),
  'GET /api/urls/stats/global': () => ask(ada, 'GET', '/api/urls/stats/global'),
  'POST /api/urls/bulk': () => ask(ada, 'POST', '/api/urls/bulk', { urls: [destination, { original_url: 'x' }] }),
  'POST /api/urls/bulk/csv': () => upload(ada, `original_url\nhttps://example.com/\nnonsense\n`),
  'GET /api/urls/bulk/csv/template': () => ask(ada, 'GET', '/api/urls/bulk/csv/template'),
  'GET /api/users/me/network-settings': () => ask(ada, 'GET', '/api/users/me/network-settings'),
  'PUT /api/users/me/network-settings': () =>
    ask(ada, 'PUT', '/api/users/me/network-settings', { network_measurement_level: 'essential' }),
  'GET /api/users/me/network-settings/delays': () => ask(ada, 'GET', '/api/users/me/network-settings/delays'),
  'GET /api/system/health': () => ask(ada, 'GET', '/api/system/health'),
  'GET /api/users/me/network-settings/info': () => ask(ada, 'GET', '/api/users/me/network-settings/info'),
  'POST /api/users/me/network-settings/quick-setup': () =>
    ask(ada, 'POST', '/api/users/me/network-settings/quick-setup', { preset: 'basic' }),
  'GET /api/account/keys': () => ask(ada, 'GET', '/api/account/keys'),
  'POST /api/account/keys': () => ask(ada, 'POST', '/api/account/keys', { name: 'Script', scopes: ['read'] }),
  'DELETE /api/account/keys/{id}': async () => {
    const { body } = await ask(ada, 'POST', '/api/account/keys', { name: 'Script', scopes: ['read'] });
    return ask(ada, 'DELETE', `/api/account/keys/${body.key.id}`);
  },
  ...callsOfOrganising(() => ada),
  ...callsOfDomains(() => ada),
  'GET /api/websites': () => ask(ada, 'GET', '/api/websites'),
  'POST /api/websites': () => ask(ada, 'POST', '/api/websites', { domain: 'shop.example.com', name: 'Shop' }),
  'GET /api/websites/{id}': async () => ask(ada, 'GET', `/api/websites/${await site()}`),
  'PUT /api/websites/{id}': async () => ask(ada, 'PUT', `/api/websites/${await site()}`, { is_active: false }),
  'DELETE /api/websites/{id}': async () => ask(ada, 'DELETE', `/api/websites/${await site()}`),
  'POST /api/websites/{id}/rotate-token': async () => ask(ada, 'POST', `/api/websites/${await site()}/rotate-token`),
  'POST /api/websites/{id}/verify': async () => ask(ada, 'POST', `/api/websites/${await site()}/verify`),
  'GET /api/websites/{id}/stats': async () => ask(ada, 'GET', `/api/websites/${(await reported()).id}/stats?range=24h`),
  'GET /api/websites/{id}/snippet-code': async () => ask(ada, 'GET', `/api/websites/${await site()}/snippet-code`),
  'GET /api/snippet-measurements': async () =>
    ask(ada, 'GET', `/api/snippet-measurements?website_id=${(await reported()).id}&limit=5`),
  ...callsOfConversions(() => ada, site, reported),
  ...callsOfWebhooks(() => ada),
  ...callsOfOperators(() => ada),
  'GET /api/account/usage': () => ask(ada, 'GET', '/api/account/usage'),
  'GET /api/account/subscription': () => ask(ada, 'GET', '/api/account/subscription'),
  'PUT /api/account/subscription': () => ask(ada, 'PUT', '/api/account/subscription', { plan: 'premium' }),
  'GET /api/account/privacy': () => ask(ada, 'GET', '/api/account/privacy'),
  'PUT /api/account/privacy': () => ask(ada, 'PUT', '/api/account/privacy', { address_handling: 'full' }),
  'GET /api/account/preferences': () => ask(ada, 'GET', '/api/account/preferences'),
  'PUT /api/account/preferences': () => ask(ada, 'PUT', '/api/account/preferences', { theme: 'dark' }),
  'GET /api/account/jobs': () => ask(ada, 'GET', '/api/account/jobs'),
  'GET /api/account/jobs/{id}': async () => ask(ada, 'GET', `/api/account/jobs/${await collected()}`),
  'POST /api/account/exports': async () => ask(await person(), 'POST', '/api/account/exports'),
  'GET /api/account/exports/{id}': async () => ask(ada, 'GET', `/api/account/exports/${await collected()}`),
  'POST /api/account/delete-clicks': async () =>
    ask(await person(), 'POST', '/api/account/delete-clicks', { before: '2026-01-31', confirmation: 'delete clicks' }),
  'POST /api/account/close': async () => closing(await person()),
  'GET /api/urls/export.csv': () => ask(ada, 'GET', '/api/urls/export.csv'),
};

test('every operation that wants a session is called below, and no other', () => {
  const documented = contract.operations.filter(({ isPublic }) => !isPublic);
  expect(documented.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(calls).sort());
});

test.each(Object.keys(calls))('%s answers as documented', async (name) => {
  const answer = await calls[name]!();
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  contract.hold(name, answer);
});

test('without a session every one of them says so as documented', async () => {
  for (const { method, path, isPublic } of contract.operations) {
    if (isPublic) continue;
    const answer = await ask(null, method, path.replace('{id}', '1').replace('{code}', 'x'));
    expect(answer.status).toBe(401);
    contract.hold(`${method} ${path}`, answer);
  }
});

test("somebody else's URL is not found, as documented", async () => {
  const ofOne = contract.operations.filter(({ path }) => path.includes('{id}') && !path.startsWith('/api/system/'));
  expect(ofOne.length).toBeGreaterThan(7);
  for (const { method, path, operation } of ofOne) {
    const { properties = {}, required = [] } = operation.requestBody?.content['application/json'].schema ?? {};
    const names = Object.keys({ ...properties }).filter((name) => name === 'is_active' || required.includes(name));
    const body = operation.requestBody && Object.fromEntries(names.map((name) => [name, true]));
    const answer = await ask(bob, method, path.replace('{id}', String(id)), body);
    expect([path, answer.status]).toEqual([path, 404]);
    contract.hold(`${method} ${path}`, answer);
  }
});

test('other refusals are documented too', async () => {
  const taken = await ask(ada, 'POST', '/api/urls', { ...destination, short_code: 'dashboard' });
  expect(taken.status).toBe(409);
  contract.hold('POST /api/urls', taken);
  contract.hold('POST /api/urls', await ask(ada, 'POST', '/api/urls', {}));
  contract.hold('GET /api/urls', await ask(ada, 'GET', '/api/urls?sort=odd'));
  contract.hold('GET /api/urls/{id}/analytics', await ask(ada, 'GET', `/api/urls/${id}/analytics?period=2d`));
  contract.hold('POST /api/urls/bulk/csv', await upload(bob, 'original_url\nhttps://example.com/'));
  contract.hold('POST /api/urls/bulk/csv', await upload(ada, new Uint8Array(5 * 1024 * 1024 + 1).fill(97)));
});

const silent = new Set(['POST /api/visits', 'POST /api/account/password/reset']);

describe('signing in', () => {
  beforeAll(async () => {
    await provider.start();
    const { issuer, clientId } = provider;
    useProvider({ issuer, clientId, clientSecret: undefined, audience: undefined, ask: fetch });
  });
  afterAll(() => provider.stop());

  test('answers as documented, from the settings to the sign-out', async () => {
    const subject = crypto.randomUUID();
    const tokens = {
      access_token: await provider.accessToken(subject),
      id_token: await provider.idToken(subject, { given_name: 'Grace' }),
      refresh_token: 'refresh-1',
      expires_in: 3600,
    };
    provider.answer = { status: 200, body: tokens };
    const publicCalls: Record<string, () => ReturnType<typeof ask>> = {
      'GET /api/auth/config': () => ask(null, 'GET', '/api/auth/config'),
      'POST /api/auth/oauth/callback': () =>
        ask(null, 'POST', '/api/auth/oauth/callback', { code: 'c', redirect_uri: CALLBACK }),
      'POST /api/auth/refresh': () => ask(null, 'POST', '/api/auth/refresh', { refresh_token: 'refresh-1' }),
      'POST /api/auth/logout': () => ask(null, 'POST', '/api/auth/logout', {}),
      'GET /api/downloads': () => ask(null, 'GET', exported),
      'GET /api/account/closings/{id}': async () => {
        const { id } = await db.accountJob.create({ data: { kind: 'close' } });
        return ask(null, 'GET', `/api/account/closings/${id}`);
      },
      'POST /api/account/password/reset': () =>
        withMail(() => ask(null, 'POST', '/api/account/password/reset', { email: 'ada@example.test' })),
      'POST /api/measurements': () => ask(null, 'POST', '/api/measurements', measurement()),
      'POST /api/snippet-measurements': async () =>
        sendAsPage('/api/snippet-measurements', { ...reportOf(await reported()), ...measured }, pages),
      'POST /api/visits': async () => ({
        ...(await sendAsPage('/api/visits', { ...reportOf(await reported()), ...visited }, pages)),
        body: '',
      }),
    };
    const documented = contract.operations.filter(({ isPublic }) => isPublic);
    expect(documented.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(publicCalls).sort());
    for (const [name, call] of Object.entries(publicCalls)) {
      const answer = await call();
      expect([name, answer.status]).toEqual([name, silent.has(name) ? 204 : 200]);
      contract.hold(name, answer);
    }
    contract.hold('POST /api/auth/refresh', await ask(null, 'POST', '/api/auth/refresh', {}));
  });
});
