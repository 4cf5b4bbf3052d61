// What a page says of money is marked, and owners strike out what was made up.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { useClicks } from '../kit/clicks.ts';
import { navigation, visit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let path: string;
let sites = 0;
beforeEach(async () => {
  ada = await person();
  site = await verifiedSite(ada.id, `money${++sites}.example`);
  path = `/api/websites/${site.id}/conversions`;
});

const ofPage = (id: string, more: object = {}) =>
  sendAsPage(
    '/api/visits',
    {
      ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), seq: 1, age_ms: 0 },
      ...{ views: 1, visible_ms: 0, conversions: [{ id, name: 'order', value: 100, currency: 'EUR' }], ...more },
    },
    { origin: `https://${site.domain}` },
  );
async function ofServer(id: string) {
  const key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
  return rest({ ...ada, token: key }, 'POST', '/api/conversions', { id, name: 'order', value: 20, currency: 'EUR' });
}
const globalId = () => Buffer.from(`Website:${site.id}`).toString('base64');
const STRIKE = `mutation ($input: StrikeConversionInput!) { strikeConversion(input: $input) {
  ... on StrikeConversionSuccess { conversion { reportedId isStruck isProven } } ... on UserError { code field } } }`;
const strike = async (who: Person, id: string, isStruck: boolean) =>
  (await gql(who, STRIKE, { input: { websiteId: globalId(), id, isStruck } })).data.strikeConversion;
const SUMS = '{ viewer { websites { conversions { count value proven provenValue } } } }';
/** The sum of the website's conversions, as both doors tell it. */
async function sums() {
  const [one] = (await gql(ada, SUMS)).data.viewer.websites[0].conversions;
  const [same] = (await rest(ada, 'GET', `/api/websites/${site.id}/stats`)).body.statistics.conversions;
  expect([same?.count, same?.value, same?.proven, same?.proven_value]).toEqual([
    one?.count,
    one?.value,
    one?.proven,
    one?.provenValue,
  ]);
  return one;
}

test('what a server told stands beside what pages told, in sums and one by one', async () => {
  await ofPage('forged');
  await ofServer('real');
  expect(await sums()).toEqual({ count: 2, value: 120, proven: 1, provenValue: 20 });
  const { conversions } = (await rest(ada, 'GET', path)).body;
  const marks = conversions.map(({ id, is_proven, is_struck }: any) => [id, is_proven, is_struck]);
  expect(marks.toSorted()).toEqual([
    ['forged', false, false],
    ['real', true, false],
  ]);
  const { data } = await gql(
    ada,
    '{ viewer { websites { reportedConversions(first: 1) { edges { node { reportedId isProven } } pageInfo { hasNextPage endCursor } } } } }',
  );
  const { edges, pageInfo } = data.viewer.websites[0].reportedConversions;
  expect([edges.length, pageInfo.hasNextPage]).toEqual([1, true]);
  expect((await rest(ada, 'GET', `${path}?limit=1&offset=1`)).body.conversions).toEqual([conversions[1]]);
});

test('a struck out conversion leaves every figure, also where it is reported again, until it is restored', async () => {
  const { shortCode } = await shorten(ada, { originalUrl: `https://${site.domain}/` });
  const { headers } = await visit(navigation, shortCode);
  const click_id = /fb_click_id=([0-9a-f]{48})/.exec(headers.join('\n'))![1]!;
  await clicks.settle();
  const session_id = crypto.randomUUID();
  await ofPage('forged', { click_id, session_id });
  const ofLink = async () => {
    const { data } = await gql(ada, '{ viewer { analytics(scope: {}) { facts { conversions convertedClicks } } } }');
    return data.viewer.analytics.facts;
  };
  expect(await ofLink()).toEqual({ conversions: 1, convertedClicks: 1 });
  expect(await strike(ada, 'forged', true)).toEqual({
    conversion: { reportedId: 'forged', isStruck: true, isProven: false },
  });
  const none = { conversions: 0, convertedClicks: 0 };
  expect([await ofLink(), await sums()]).toEqual([none, undefined]);
  await ofPage('forged', { click_id, session_id, seq: 2 });
  await ofServer('forged');
  expect([await ofLink(), await sums()]).toEqual([none, undefined]);
  const restored = await rest(ada, 'PUT', path, { id: 'forged', is_struck: false });
  expect(restored.body).toMatchObject({
    id: 'forged',
    is_struck: false,
    is_proven: true,
    value: 20,
    is_from_link: true,
  });
  expect(await ofLink()).toEqual({ conversions: 1, convertedClicks: 1 });
  expect(await sums()).toEqual({ count: 1, value: 20, proven: 1, provenValue: 20 });
});

test('is for the owner alone, and refuses by name', async () => {
  await ofPage('mine');
  const eve = await person();
  expect((await strike(eve, 'mine', true)).code).toBe('NOT_FOUND');
  expect((await rest(eve, 'PUT', path, { id: 'mine', is_struck: true })).status).toBe(404);
  expect((await rest(eve, 'GET', path)).status).toBe(404);
  expect((await strike(ada, 'other', true)).code).toBe('NOT_FOUND');
  expect(await strike(ada, '', true)).toMatchObject({ code: 'INVALID', field: 'id' });
  const { status, body } = await rest(ada, 'PUT', path, { id: 'mine', is_struck: 'yes' });
  expect([status, body.error.details.field]).toEqual([400, 'is_struck']);
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['offset=-1', 'offset'],
  ]) {
    const refused = await rest(ada, 'GET', `${path}?${query}`);
    expect([refused.status, refused.body.error.details.field]).toEqual([400, field]);
  }
  expect(await db.conversion.count({ where: { websiteId: site.id, struckAt: null } })).toBe(1);
});
