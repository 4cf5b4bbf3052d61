import { afterAll, beforeAll, expect, test } from 'vitest';
import { startListening } from '../../api/live/listen.ts';
import { DELETE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { untilHeard } from '../kit/news.ts';
import { subscribe } from '../kit/stream.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const LIVE = `subscription ($scope: AnalyticsScope!) {
  analyticsUpdated(scope: $scope) { summary { clicks { value } } } }`;

/** Figures of a scope that follow what happens. */
async function follow(who: Person, scope: object) {
  const stream = await subscribe(who, LIVE, { scope });
  const clicks = async () => (await stream.next()).data.analyticsUpdated.summary.clicks.value as number;
  return { ...stream, clicks };
}

const linkFilter = (...ids: string[]) => ({ filters: [{ dimension: 'LINK', values: ids }] });

test.each([
  ['as url', (id: string) => ({ url: id })],
  ['as a filter', (id: string) => linkFilter(id)],
])('figures of a link, named %s, are delivered for what happens to it alone', async (_name, scopeOf) => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await shorten(ada), await shorten(ada)];
  await untilHeard(); // the creation of the links
  const [own, all] = [await follow(ada, scopeOf(spring.id)), await follow(ada, {})];
  expect([await own.clicks(), await all.clicks()]).toEqual([0, 0]);

  await storeClicks([{ linkId: numberOf(summer.id) }]);
  expect(await all.clicks()).toBe(1);
  await gql(ada, UPDATE_URL, { input: { id: summer.id, title: 'Renamed' } });
  expect(await all.clicks()).toBe(1);
  await storeClicks([{ linkId: numberOf(spring.id) }]);
  expect(await own.clicks()).toBe(1); // the first delivery since: nothing came for the other link
  expect(await all.clicks()).toBe(2);

  await gql(ada, DELETE_URL, { input: { id: spring.id } });
  expect((await own.next()).errors[0].extensions.code).toBe('NOT_FOUND');
  own.close();
  all.close();
});

test('figures of several links follow each of them', async () => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await shorten(ada), await shorten(ada)];
  const both = await follow(ada, linkFilter(spring.id, summer.id));
  await storeClicks([{ linkId: numberOf(summer.id) }]);
  while ((await both.clicks()) < 1);
  await storeClicks([{ linkId: numberOf(spring.id) }]);
  while ((await both.clicks()) < 2);
  both.close();
});
