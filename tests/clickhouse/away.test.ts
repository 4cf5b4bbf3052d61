// @afresh: it moves, drops or deletes what is in ClickHouse.
// ClickHouse is away: clicks are counted and wait, and only what they tell is missing.
import { afterEach, expect, test } from 'vitest';
import { findWaiting } from '../../api/clicks/clickhouse/find-waiting.ts';
import { clickTables } from '../../api/click-model/clickhouse-tables.ts';
import { changeOn } from '../../api/clickhouse/shards.ts';
import { config } from '../../api/common/config.ts';
import { pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

/** Lets ClickHouse answer nobody who asks for this worker's database. */
async function goAway(isAway: boolean): Promise<void> {
  const { origin, pathname } = new URL(config.clickHouse.shards[0]!);
  await fetch(`${origin}/away?database=${pathname.slice(1)}`, { method: 'POST', body: JSON.stringify(isAway) });
}
afterEach(() => goAway(false));

const SCREEN = `{ viewer { urls(first: 5) { nodes { clickCount } } analytics(scope: {}) { summary { clicks { value } } } } }`;
const clicksOf = (count: number, linkId: number) =>
  Array.from({ length: count }, (_, index) => ({ linkId, address: `203.0.113.${index}` }));
const waiting = async () => (await pool.query('SELECT sum(clicks)::int AS clicks FROM analytics.click_outbox')).rows[0];
/** Who was away is not asked at once. */
const everythingSent = () => expect.poll(() => clicks.store.send().then(waiting)).toEqual({ clicks: null });

test('counters go on, screens say what they cannot show, and all clicks come once it is back', async () => {
  const ada = await person();
  const linkId = numberOf((await shorten(ada)).id);
  await clicks.ingest(clicksOf(5, linkId));
  await goAway(true);
  await clicks.ingest(clicksOf(7, linkId));
  expect(await waiting()).toEqual({ clicks: 7 });

  const { status, data, errors } = await gql(ada, SCREEN);
  expect(status).toBe(200);
  expect(data.viewer.urls.nodes).toEqual([{ clickCount: 12 }]);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }]);
  expect(errors![0]!.message).toBe('Clicks cannot be shown at the moment. None is lost; please try again.');
  const refused = await rest(ada, 'GET', '/api/analytics');
  expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
  expect((await rest(ada, 'GET', '/api/urls')).status).toBe(200);

  expect(await findWaiting(pool)).toEqual({ state: 'ok' }); // a hiccup is no news
  await pool.query("UPDATE analytics.click_outbox SET stored_at = now() - interval '90 seconds'");
  expect(await findWaiting(pool)).toEqual({
    state: 'degraded',
    message: 'ClickHouse takes no clicks: 7 wait in the database, the first for 2 min. None is lost.',
  });

  await goAway(false);
  await everythingSent();
  const back = await gql(ada, SCREEN);
  expect(back.errors).toBeUndefined();
  expect(back.data.viewer.analytics.summary.clicks.value).toBe(12);
});

test('clicks that a fail-over took back and the journal tells again are not sent twice', async () => {
  const ada = await person();
  const linkId = numberOf((await shorten(ada)).id);
  await goAway(true);
  await clicks.ingest(clicksOf(3, linkId));
  await goAway(false);
  // Another node sends them, and the database that takes over has not heard of it: the rows wait there under other tokens.
  await pool.query(
    `INSERT INTO analytics.click_outbox (shard, clicks, may_be_sent, rows)
     SELECT shard, clicks, true, rows FROM analytics.click_outbox`,
  );
  await everythingSent();
  const { data } = await gql(ada, SCREEN);
  expect(data.viewer.analytics.summary.clicks.value).toBe(3);
});

test('who asks before the tables of clicks are there is told that there are none', async () => {
  const ada = await person();
  await shorten(ada);
  for (const table of clickTables) await changeOn(0, `DROP TABLE ${table} SYNC`);
  const { data, errors } = await gql(ada, SCREEN);
  expect(errors).toBeUndefined();
  expect(data.viewer.analytics.summary.clicks.value).toBe(0);
  await clicks.ingest(clicksOf(1, numberOf((await shorten(ada)).id)));
  expect((await gql(ada, SCREEN)).data.viewer.analytics.summary.clicks.value).toBe(1);
});
