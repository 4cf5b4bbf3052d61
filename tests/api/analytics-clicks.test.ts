import { afterAll, beforeAll, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { subscribe } from '../kit/stream.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const CLICKS = `query ($scope: AnalyticsScope!, $first: Int!, $after: String) {
  viewer { clicks(scope: $scope, first: $first, after: $after) {
    edges { cursor node { id at url { id } kind reason country countryCode city region device deviceLabel os browser
      browserVersion channel channelLabel network referrer utmSource utmMedium utmCampaign } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;

async function pageOf(who: Person, scope: object = {}, first = 50, after: string | null = null): Promise<any> {
  const { data, errors } = await gql(who, CLICKS, { scope, first, after });
  expect(errors).toBeUndefined();
  return data.viewer.clicks;
}

test('a click tells everything that is stored of it', async () => {
  const ada = await person({ tier: 'premium' });
  const url = await shorten(ada);
  const at = Date.now() - 60_000;
  const query = 'utm_source=news&utm_medium=email&utm_campaign=spring';
  await storeClicks([
    { linkId: numberOf(url.id), at, address: 'US-1', userAgent: IPHONE, referrer: 'https://blog.example/a', query },
    { linkId: numberOf(url.id), at: at + 1, address: '-1', userAgent: GOOGLEBOT },
  ]);
  const { edges } = await pageOf(ada);
  expect(edges.map(({ node }: any) => node)).toEqual([
    {
      id: expect.any(String),
      at: new Date(at).toISOString(),
      url: { id: url.id },
      kind: 'HUMAN',
      reason: null,
      country: 'United States',
      countryCode: 'US',
      city: 'Boston',
      region: 'Massachusetts',
      device: 'mobile',
      deviceLabel: 'Mobile',
      os: 'iOS',
      browser: 'Safari',
      browserVersion: expect.any(Number),
      channel: 'email',
      channelLabel: 'Email',
      network: null,
      referrer: 'blog.example',
      utmSource: 'news',
      utmMedium: 'email',
      utmCampaign: 'spring',
    },
  ]);
  const withBots = await pageOf(ada, { includeBots: true });
  expect(withBots.edges[0].node).toMatchObject({ kind: 'BOT', reason: 'BOT_AGENT', city: null, countryCode: null });
});

test('pages follow one another without gap or repetition, also within one millisecond and across months', async () => {
  const ada = await person({ tier: 'premium' });
  const links = await Promise.all([shorten(ada), shorten(ada)]);
  const now = Date.now();
  await storeClicks(
    Array.from({ length: 60 }, (_, index) => ({
      linkId: numberOf(links[index % 2]!.id),
      at: index < 30 ? now - 60_000 : now - index * 3 * 86_400_000,
      address: index % 3 ? 'DE-1' : 'US-1',
    })),
  );
  const { rows } = await pool.query<{ id: string }>(
    'SELECT click_id AS id FROM analytics.click WHERE owner_id = $1 ORDER BY at DESC, click_id DESC',
    [ada.id],
  );
  const scope = { period: 'LAST_365_DAYS' };
  const read: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 9; page++) {
    const { edges, pageInfo }: any = await pageOf(ada, scope, 7, after);
    expect(pageInfo).toMatchObject({ hasNextPage: page < 8, hasPreviousPage: page > 0 });
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0].cursor, edges.at(-1).cursor]);
    read.push(...edges.map(({ node }: any) => Buffer.from(node.id, 'base64').toString().slice('Click:'.length)));
    after = pageInfo.endCursor;
  }
  expect(read).toEqual(rows.map(({ id }) => id));
  const filters = [{ dimension: 'COUNTRY', values: ['US'], isNot: true }];
  expect((await pageOf(ada, { ...scope, filters }, 200)).edges).toHaveLength(40);
  expect((await pageOf(ada, { ...scope, url: links[0]!.id }, 200)).edges).toHaveLength(30);
});

test('clicks of others, of hidden days and foreign cursors are not to be had', async () => {
  const free = await person();
  const url = await shorten(free);
  const day = 86_400_000;
  await storeClicks([1, 10, 40].map((days) => ({ linkId: numberOf(url.id), at: Date.now() - days * day })));
  expect((await pageOf(free, { period: 'LAST_365_DAYS' })).edges).toHaveLength(2);
  const bob = await person();
  expect((await pageOf(bob)).edges).toEqual([]);
  const codes = async (who: Person, variables: object) =>
    (await gql(who, CLICKS, { scope: {}, first: 5, ...variables })).errors?.[0]?.extensions.code;
  expect(await codes(bob, { scope: { url: url.id } })).toBe('NOT_FOUND');
  expect(await codes(free, { after: 'nonsense' })).toBe('INVALID');
  expect(await codes(free, { first: 0 })).toBe('INVALID');
  expect(await codes(free, { first: 201 })).toBe('INVALID');
});

test('subscribers of a scope hear at once and after each click, by the scope as it is then', async () => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await shorten(ada), await shorten(ada)];
  const LIVE = `subscription ($scope: AnalyticsScope!) { analyticsUpdated(scope: $scope) {
    id activeNow summary { clicks { value } } countries: breakdown(dimension: COUNTRY) { rows { key clicks } } } }`;
  const stream = await subscribe(ada, LIVE, { scope: { url: spring.id, period: 'LAST_7_DAYS' } });
  const next = async () => (await stream.next()).data.analyticsUpdated;
  const first = await next();
  expect(first).toMatchObject({ activeNow: 0, summary: { clicks: { value: 0 } }, countries: { rows: [] } });
  await storeClicks([
    { linkId: numberOf(spring.id), address: 'DE-1' },
    { linkId: numberOf(summer.id), address: 'US-1' },
  ]);
  let event = await next();
  while (event.activeNow === 0) event = await next(); // the URLs' own creation may be told late
  expect(event).toEqual({
    id: first.id,
    activeNow: 1,
    summary: { clicks: { value: 1 } },
    countries: { rows: [{ key: 'DE', clicks: 1 }] },
  });
  stream.close();
  const bob = await person();
  const his = await subscribe(bob, LIVE, { scope: { url: spring.id } });
  expect((await his.next()).errors[0].extensions.code).toBe('NOT_FOUND');
  his.close();
});
