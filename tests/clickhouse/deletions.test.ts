// @afresh: it moves, drops or deletes what is in ClickHouse.
// What is deleted is gone from ClickHouse, and from everything that is told of clicks.
import { expect, test } from 'vitest';
import { clickStore } from '../../api/clicks/store.ts';
import { deleteLinksOf, forgetOwner } from '../../api/clicks/forget-owner.ts';
import { forgetClicksBefore, forgetOldClicks } from '../../api/clicks/retention.ts';
import { addDays, utcDay } from '../../api/common/days.ts';
import { pool } from '../../api/database/db.ts';
import { useClicks, type ToldClick } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { storedClicks } from '../kit/stored-clicks.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { withClient } from '../kit/with-client.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const DAY_MS = 86_400_000;
const today = utcDay(Date.now());
const clicksOf = (linkId: number, daysAgo: number, count: number): ToldClick[] =>
  Array.from({ length: count }, (_, index) => ({
    linkId,
    address: `203.0.113.${index}`,
    query: `utm_campaign=of-${linkId}`,
    at: Date.now() - daysAgo * DAY_MS,
  }));

async function personWithLinks(): Promise<[Person, number, number, string]> {
  const who = await person({ tier: 'enterprise' });
  const [one, other] = [await shorten(who), await shorten(who)];
  await createdEarlier(who);
  return [who, numberOf(one.id), numberOf(other.id), one.id];
}

async function figuresOf(who: Person) {
  const { body } = await rest(who, 'GET', `/api/analytics?from=${addDays(today, -300)}&to=${today}`);
  return { clicks: body.totalClicks, visitors: body.uniqueVisitors };
}

const labels = async (who: Person) =>
  (await pool.query('SELECT label FROM analytics.label WHERE owner_id = $1 AND dimension = 12 ORDER BY 1', [who.id]))
    .rows;

test('a deleted link leaves every figure at once, then its rows go, and what only they used', async () => {
  const [ada, one, other, id] = await personWithLinks();
  await clicks.ingest([...clicksOf(one, 1, 6), ...clicksOf(other, 1, 4)]);
  expect(await figuresOf(ada)).toEqual({ clicks: 10, visitors: 6 });
  await gql(ada, DELETE_URL, { input: { id } });
  await settleDeletions();
  expect(await figuresOf(ada)).toEqual({ clicks: 4, visitors: 4 });
  expect(await storedClicks(ada.id)).toHaveLength(10);
  expect(await clickStore.purgeDeleted(() => false)).toBe(6);
  expect((await storedClicks(ada.id)).map((row) => row.link_id)).toEqual(Array(4).fill(other));
  expect(await figuresOf(ada)).toEqual({ clicks: 4, visitors: 4 });
  expect((await pool.query('SELECT 1 FROM analytics.deleted_link')).rowCount).toBe(0);

  expect(await labels(ada)).toHaveLength(2);
  await pool.query("UPDATE app_user SET created_at = now() - interval '40 days' WHERE id = $1", [ada.id]);
  const done = await clickStore.maintainLabels(() => true);
  expect(done).toMatchObject({ isDone: true });
  expect(await labels(ada)).toEqual([{ label: `of-${other}` }]);
});

test('an owner who asks for it, or leaves, loses what is older, or all; the neighbour keeps everything', async () => {
  const [ada, one] = await personWithLinks();
  const [bob, his] = await personWithLinks();
  await clicks.ingest([...clicksOf(one, 1, 3), ...clicksOf(one, 80, 5), ...clicksOf(his, 80, 7)]);
  const steps: [number, number][] = [];
  const removed = await withClient((client) =>
    forgetClicksBefore(client, ada.id, addDays(today, -40), async (done, total) => void steps.push([done, total])),
  );
  expect(removed).toBe(5);
  expect(steps).toEqual([
    [0, 5],
    [5, 5],
  ]);
  expect(await figuresOf(ada)).toEqual({ clicks: 3, visitors: 3 });
  await deleteLinksOf(ada.id);
  expect(await forgetOwner(ada.id)).toBe(3);
  expect(await storedClicks(ada.id)).toEqual([]);
  expect(await figuresOf(bob)).toMatchObject({ clicks: 7 });
});

test('months that are too old go with their partitions', async () => {
  const [ada, one] = await personWithLinks();
  await clicks.ingest([...clicksOf(one, 200, 5), ...clicksOf(one, 2, 2)]);
  const months = await forgetOldClicks(100);
  expect(months).toBeGreaterThan(0);
  expect(await storedClicks(ada.id)).toHaveLength(2);
  expect(await figuresOf(ada)).toMatchObject({ clicks: 2 });
  expect(await forgetOldClicks(100)).toBe(0);
});
