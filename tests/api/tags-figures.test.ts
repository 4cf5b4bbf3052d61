import { afterAll, beforeAll, expect, test } from 'vitest';
import { startListening } from '../../api/live/listen.ts';
import { unzip } from '../kit/takeout.ts';
import { storeClicks } from '../kit/clicks.ts';
import { subscribe } from '../kit/stream.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
let ada: Person;
let bob: Person;
/** The numbers of the tags by their names. */
const tags = new Map<string, number>();
const links: Record<string, number> = {};

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
  ada = await person({ tier: 'enterprise' });
  bob = await person({ tier: 'enterprise' });
  const plan = { one: ['spring', 'mail'], two: ['spring'], three: ['mail'], four: [], five: ['spring'] };
  for (const [name, of] of Object.entries(plan)) links[name] = numberOf((await shorten(ada, { tags: of })).id);
  const others = numberOf((await shorten(bob, { tags: ['spring'] })).id);
  await rest(ada, 'POST', '/api/tags', { name: 'on no link' });
  for (const { id, name } of (await rest(ada, 'GET', '/api/tags')).body.tags) tags.set(name, id);
  const visit = (link: string, address: string, more = {}) => ({ linkId: links[link]!, address, ...more });
  await storeClicks([
    visit('one', 'DE-1', { referrer: 'https://news.example/' }),
    visit('one', 'DE-1'),
    visit('two', 'DE-1'), // the same visitor at another link of the tag
    visit('two', 'US-2', { query: 'utm_source=mail' }),
    visit('three', 'FR-3'),
    visit('four', 'US-4'),
    { linkId: others, address: 'DE-9' },
  ]);
  await rest(ada, 'DELETE', `/api/urls/${links.five}`);
});

afterAll(() => stopListening());

const LIVE = `subscription ($scope: AnalyticsScope!) {
  analyticsUpdated(scope: $scope) { summary { clicks { value } } } }`;
const QUERY = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { tag { name } url { id }
  summary { clicks { value } visitors { value } }
  breakdown(dimension: COUNTRY) { rows { key clicks visitors } } } } }`;
const figuresOf = async (scope: object) => (await gql(ada, QUERY, { scope })).data.viewer.analytics;
const byRest = async (query: string) => (await rest(ada, 'GET', `/api/analytics?${query}`)).body;

test.each([
  ['spring', { clicks: 4, visitors: 2 }, ['one', 'two']],
  ['mail', { clicks: 3, visitors: 2 }, ['one', 'three']],
  ['on no link', { clicks: 0, visitors: 0 }, []],
])(
  'the figures of %s are those of its links together, each visitor once a day',
  async (name, { clicks, visitors }, of) => {
    const tag = String(tags.get(name));
    const { summary, breakdown, tag: told } = await figuresOf({ tag });
    expect([summary.clicks.value, summary.visitors.value, told.name]).toEqual([clicks, visitors, name]);
    const each = await Promise.all(
      of.map(async (link) => (await figuresOf({ url: String(links[link]) })).summary.clicks.value),
    );
    expect(each.reduce((sum, value) => sum + value, 0)).toBe(clicks);
    // The same as the links by their ids, where there are any.
    if (of.length) {
      const filters = [{ dimension: 'LINK', values: of.map((link) => String(links[link])) }];
      const { summary: same, breakdown: sameRows } = await figuresOf({ filters });
      expect([summary, breakdown]).toEqual([same, sameRows]);
    }
    const answer = await byRest(`tag=${tag}`);
    expect([answer.totalClicks, answer.uniqueVisitors]).toEqual([clicks, visitors]);
    const ofLinks = await Promise.all(of.map((link) => byRest(`url=${links[link]}`)));
    expect(ofLinks.reduce((sum, { totalClicks }) => sum + totalClicks, 0)).toBe(clicks);
  },
);

test('a tag goes with other filters, with a link, and with the list of clicks', async () => {
  const tag = String(tags.get('spring'));
  expect((await byRest(`tag=${tag}&country=US`)).totalClicks).toBe(1);
  expect((await byRest(`tag=${tag}&url=${links.one}`)).totalClicks).toBe(2);
  expect((await byRest(`tag=${tag}&url=${links.three}`)).totalClicks).toBe(0);
  const { body } = await rest(ada, 'GET', `/api/analytics/clicks?tag=${tag}&first=10`);
  expect(body.clicks).toHaveLength(4);
});

test('its file says so', async () => {
  const response = await fetch(at(`/api/analytics/export?tag=${tags.get('spring')}`), {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  const summary = [...files].find(([name]) => name.includes('summary'))![1];
  expect(summary).toMatch(/^Tag,spring,/m);
  expect(summary).toMatch(/^(Total )?Clicks,4,/im);
});

test.each(['999999', 'x', 'VXNlcjox'])('the tag %s is not found, and neither is a neighbour’s', async (tag) => {
  for (const one of [tag, String((await rest(bob, 'GET', '/api/tags')).body.tags[0].id)]) {
    expect((await rest(ada, 'GET', `/api/analytics?tag=${one}`)).status).toBe(404);
    const { errors } = await gql(ada, QUERY, { scope: { tag: one } });
    expect(errors![0]!.extensions.code).toBe('NOT_FOUND');
  }
});

test('figures of a tag follow the clicks of its links, and what gets the tag', async () => {
  const tag = String(tags.get('mail'));
  const stream = await subscribe(ada, LIVE, { scope: { tag } });
  const clicks = async () => (await stream.next()).data.analyticsUpdated.summary.clicks.value as number;
  expect(await clicks()).toBe(3);
  await rest(ada, 'POST', '/api/urls/bulk-update', { ids: [links.four], action: 'add_tags', tags: ['mail'] });
  while ((await clicks()) !== 4);
  await storeClicks([{ linkId: links.four!, address: 'US-7' }]);
  while ((await clicks()) !== 5);
  stream.close();
});
