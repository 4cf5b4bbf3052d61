// @afresh: it moves, drops or deletes what is in ClickHouse.
// ClickHouse that is slow, full, locked, changed by hand or broken off: clicks are counted and wait, and whoever asks hears what is missing.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { askShard, changeOn, reading } from '../../api/clickhouse/shards.ts';
import { markDeleted } from '../../api/clicks/mark-deleted.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { config } from '../../api/common/config.ts';
import { pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { storedClicks } from '../kit/stored-clicks.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

interface Fault {
  mode: 'slow' | 'code' | 'broken';
  /** Which statements: those with this text. */
  match: string;
  ms?: number;
  code?: string;
}

async function tell(path: string, body: string): Promise<void> {
  const { origin, pathname } = new URL(config.clickHouse.shards[0]!);
  await fetch(`${origin}/${path}?database=${pathname.slice(1)}`, { method: 'POST', body });
}
const goWrong = (fault: Fault) => tell('fault', JSON.stringify(fault));
const goRight = () => tell('fault', '');
afterEach(goRight);

const SUMMARY =
  '{ viewer { urls(first: 5) { nodes { clickCount } } analytics(scope: {}) { summary { clicks { value } } } } }';
const clicksOf = (count: number, linkId: number) =>
  Array.from({ length: count }, (_, index) => ({ linkId, address: `203.0.113.${index}` }));
const waiting = async () => (await pool.query('SELECT sum(clicks)::int AS clicks FROM analytics.click_outbox')).rows[0];
/** Who was away is not asked at once. */
const everythingSent = () => expect.poll(() => clicks.store.send().then(waiting)).toEqual({ clicks: null });

async function personWithLink(): Promise<[Person, number]> {
  const who = await person({ tier: 'enterprise' });
  return [who, numberOf((await shorten(who)).id)];
}

test.each([
  ['full', '243'],
  ['locked by another password', '516'],
  ['without a right', '497'],
  ['with a table that was changed', '16'],
  ['of a version that does not know a statement', '62'],
])('clicks are counted and wait while ClickHouse is %s, and come afterwards', async (_, code) => {
  const [ada, linkId] = await personWithLink();
  await clicks.ingest(clicksOf(2, linkId));
  await goWrong({ mode: 'code', match: 'INSERT', code });
  await clicks.ingest(clicksOf(3, linkId));
  expect(await waiting()).toEqual({ clicks: 3 });
  const { data } = await gql(ada, SUMMARY);
  expect(data.viewer.urls.nodes).toEqual([{ clickCount: 5 }]);
  expect(data.viewer.analytics.summary.clicks.value).toBe(2);
  await goRight();
  await everythingSent();
  expect((await gql(ada, SUMMARY)).data.viewer.analytics.summary.clicks.value).toBe(5);
});

test('tables and columns that somebody dropped are made again, and clicks that wait come', async () => {
  const [ada, linkId] = await personWithLink();
  await clicks.ingest(clicksOf(2, linkId));
  await changeOn(0, 'ALTER TABLE click DROP COLUMN variant');
  await clicks.ingest(clicksOf(3, linkId));
  await everythingSent();
  expect(await storedClicks(ada.id)).toHaveLength(5);
  await changeOn(0, 'DROP TABLE click SYNC');
  await clicks.ingest(clicksOf(4, linkId));
  await everythingSent();
  expect(await storedClicks(ada.id)).toHaveLength(4);
});

test('an answer that breaks off is none', async () => {
  const [ada, linkId] = await personWithLink();
  await clicks.ingest(clicksOf(2, linkId));
  await goWrong({ mode: 'broken', match: 'SELECT' });
  const refused = await rest(ada, 'GET', '/api/analytics');
  expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
  await goRight();
  expect((await rest(ada, 'GET', '/api/analytics')).body.totalClicks).toBe(2);
});

test('a question that takes too much says so', async () => {
  const [ada, linkId] = await personWithLink();
  await clicks.ingest(clicksOf(2, linkId));
  await goWrong({ mode: 'code', match: 'SELECT', code: '241' });
  const { errors } = await gql(ada, SUMMARY);
  expect(errors).toMatchObject([
    { message: 'This takes longer than it may. Please choose fewer days or fewer filters.' },
  ]);
});

test('a question that would read too many clicks says so', async () => {
  const [ada, linkId] = await personWithLink();
  await clicks.ingest(clicksOf(3, linkId));
  const usual = reading.rows;
  onTestFinished(() => void (reading.rows = usual));
  reading.rows = 2;
  const { errors } = await gql(ada, SUMMARY);
  expect(errors).toMatchObject([
    { message: 'This takes longer than it may. Please choose fewer days or fewer filters.' },
  ]);
});

test('slow questions of other owners hold nobody up', async () => {
  await goWrong({ mode: 'slow', match: "'slow'", ms: 10_000 });
  const ask = (ownerId: number, text: string) => askShard(ownerId, `SELECT '${text}' AS text`, {});
  let slow = 0;
  const others = Array.from({ length: 40 }, (_, index) => ask(index % 10, 'slow').then(() => slow++));
  expect(await ask(99, 'quick')).toEqual([{ text: 'quick' }]);
  expect(slow).toBe(0);
  await goRight();
  await Promise.all(others);
});

test('a tag of 20,000 links filters; deleted, they are left out, and their clicks go', async () => {
  const ada = await person({ tier: 'enterprise' });
  const first = numberOf((await shorten(ada, { tags: ['all'] })).id);
  const ids = await withClient(async (client) => {
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO short_url (owner_id, short_code, original_url, tag_ids)
       SELECT owner_id, 'many-' || owner_id || '-' || n, original_url, tag_ids FROM short_url, generate_series(1, 20000) AS n
       WHERE id = $1 RETURNING id`,
      [first],
    );
    await client.query('RESET statement_timeout');
    return rows.map(({ id }) => id);
  });
  const other = numberOf((await shorten(ada)).id);
  await clicks.ingest([...clicksOf(2, first), ...clicksOf(3, ids.at(-1)!), ...clicksOf(4, other)]);
  const [tag] = (await rest(ada, 'GET', '/api/tags')).body.tags;
  expect((await rest(ada, 'GET', `/api/analytics?tag=${tag.id}`)).body.totalClicks).toBe(5);
  await withClient((client) => markDeleted(client, ada.id, [first, ...ids]));
  expect((await rest(ada, 'GET', '/api/analytics')).body.totalClicks).toBe(4);
  expect(await clickStore.purgeDeleted(() => false)).toBe(5);
  expect(await storedClicks(ada.id)).toHaveLength(4);
}, 300_000);
