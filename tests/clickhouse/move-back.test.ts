// @afresh: it moves, drops or deletes what is in ClickHouse.
// Clicks that were moved back to PostgreSQL tell the same: whatever was deleted, measured or reported late while they were in ClickHouse.
import { afterEach, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { changeOn } from '../../api/clickhouse/shards.ts';
import { move } from '../../api/clicks/clickhouse/move/move.ts';
import { forgetOwner, deleteLinksOf } from '../../api/clicks/forget-owner.ts';
import { forgetClicksBefore, forgetOldClicks } from '../../api/clicks/retention.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { addDays, utcDay } from '../../api/common/days.ts';
import { advisoryLocks, withLock } from '../../api/database/advisory-lock.ts';
import { pool } from '../../api/database/db.ts';
import { ColumnarEngine } from '../../api/figures/columnar/read/columnar-engine.ts';
import { useEngine } from '../../api/figures/engine/click-engine.ts';
import { StoredClicks } from '../../api/figures/engine/stored-clicks.ts';
import { useClicks, type ToldClick } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { report } from '../kit/facts-naive.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { storedClicks } from '../kit/stored-clicks.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const DAY_MS = 86_400_000;
const today = utcDay(Date.now());

const command = (name: 'move-back' | 'move-to-clickhouse') =>
  withClient((reader) => withClient((writer) => move(name, { reader, writer }, () => {})));

/** Whoever comes next finds no clicks, where the settings say that they are. */
afterEach(async () => {
  for (const table of ['click', 'measured_click']) await changeOn(0, `TRUNCATE TABLE ${table}`);
  await pool.query(
    'TRUNCATE analytics.click, analytics.measured_click, analytics.click_fact, analytics.measured_outbox',
  );
  await pool.query("UPDATE analytics.click_home SET place = 'clickhouse', shards = 1, moved_from = NULL");
});

const COUNTS = 'clicks visitors bots';
const FIGURES = `{ viewer { urls(first: 10) { nodes { clickCount } } analytics(scope: { period: LAST_90_DAYS, includeBots: true }) {
  summary { clicks { value } visitors { value } bots { value } } series { date ${COUNTS} } heatmap { weekday hour ${COUNTS} }
  hours: series(granularity: HOUR) { at ${COUNTS} }
  links: breakdown(dimension: LINK, first: 40) { totalCount rows { key ${COUNTS} } }
  countries: breakdown(dimension: COUNTRY, first: 40) { rows { key ${COUNTS} } }
  campaigns: breakdown(dimension: UTM_CAMPAIGN, first: 40) { rows { key ${COUNTS} } }
  facts { measured conversions roundTrip { p50 } } } } }`;

async function figuresOf(who: Person) {
  const { data, errors } = await gql(who, FIGURES);
  expect(errors).toBeUndefined();
  return data.viewer;
}

/** What PostgreSQL tells of an owner's clicks. */
async function figuresHere(who: Person) {
  const engine = new StoredClicks(new ColumnarEngine());
  const before = useEngine(engine);
  try {
    return await figuresOf(who);
  } finally {
    useEngine(before);
    await engine.close();
  }
}

const clicksOf = (linkId: number, daysAgo: number, count: number): ToldClick[] =>
  Array.from({ length: count }, (_, index) => ({
    linkId,
    address: `203.0.113.${index}`,
    query: `utm_campaign=of-${linkId}`,
    at: Date.now() - daysAgo * DAY_MS - index * 1_234_567,
  }));

/** An account with clicks on three links by the same visitors, in a zone whose hours begin at half past. */
async function busyPerson() {
  const who = await person({ tier: 'enterprise' });
  const links = [await shorten(who), await shorten(who), await shorten(who)];
  await createdEarlier(who);
  await pool.query("UPDATE app_user SET time_zone = 'Asia/Kolkata' WHERE id = $1", [who.id]);
  const [one, two, three] = links.map(({ id }) => numberOf(id)) as [number, number, number];
  for (const daysAgo of [1, 20, 80])
    await clicks.ingest([...clicksOf(one, daysAgo, 9), ...clicksOf(two, daysAgo, 12), ...clicksOf(three, daysAgo, 5)]);
  return { who, ids: links.map(({ id }) => id) as [string, string, string], one, two, three };
}

test('every figure is the same after the way back, with deleted links, a shorter retention and what was measured', async () => {
  const { who, ids, three } = await busyPerson();
  const at = Date.now() - 20 * DAY_MS;
  const clickId = mintClickId(at);
  await clicks.ingest([
    { linkId: three, at, id: clickId, flags: clickFlags.measured, address: '203.0.113.200', hasPage: true },
  ]);
  await report(clickId.toString('hex'), { rttMs: 21 });
  await figuresOf(who); // sent
  await pool.query("UPDATE analytics.click_fact SET changed_at = changed_at - interval '2 hours'");
  await clickStore.joinFacts(); // PostgreSQL has given up what was measured
  expect((await pool.query('SELECT 1 FROM analytics.measured_click WHERE owner_id = $1', [who.id])).rowCount).toBe(0);

  await gql(who, DELETE_URL, { input: { id: ids[0] } });
  await settleDeletions();
  await clickStore.purgeDeleted(() => false); // its visitors' first clicks are gone
  await withClient((client) => forgetClicksBefore(client, who.id, addDays(today, -40)));
  await gql(who, DELETE_URL, { input: { id: ids[1] } });
  await settleDeletions(); // out of figures; its clicks are still stored

  const before = await figuresOf(who);
  expect(before.analytics).toMatchObject({
    summary: { clicks: { value: 11 } },
    facts: { measured: 1, roundTrip: { p50: expect.closeTo(21, 0) } },
  });
  expect(await command('move-back')).toBe('moved');
  expect(await command('move-back')).toBe('dropped');
  expect(await command('move-back')).toBe('nothing');
  expect(await storedClicks(who.id)).toEqual([]);
  expect(await figuresHere(who)).toEqual(before);
});

/** The clicks of an owner in PostgreSQL. */
const kept = async (who: Person) =>
  (await pool.query('SELECT 1 FROM analytics.click WHERE owner_id = $1', [who.id])).rowCount;

const PLACE = 'UPDATE analytics.click_home SET place = $1, shards = $2';

test('what is deleted while both places have clicks is deleted in both', async () => {
  const { who, ids } = await busyPerson();
  const { who: leaver } = await busyPerson();
  expect(await command('move-back')).toBe('moved');
  await pool.query(PLACE, ['clickhouse', 1]); // as after a move whose former rows were not dropped
  expect([await kept(who), await kept(leaver)]).toEqual([78, 78]);

  await gql(who, DELETE_URL, { input: { id: ids[0] } });
  await settleDeletions();
  expect(await clickStore.purgeDeleted(() => false)).toBe(27);
  expect([await kept(who), (await storedClicks(who.id)).length]).toEqual([51, 51]);
  expect(await withClient((client) => forgetClicksBefore(client, who.id, addDays(today, -40)))).toBe(17);
  expect([await kept(who), (await storedClicks(who.id)).length]).toEqual([34, 34]);
  await deleteLinksOf(leaver.id);
  expect(await forgetOwner(leaver.id)).toBe(78);
  expect([await kept(leaver), await storedClicks(leaver.id)]).toEqual([0, []]);
  expect(await forgetOldClicks(10)).toBeGreaterThan(0);
  expect(await kept(who)).toBe((await storedClicks(who.id)).length);

  expect(await command('move-to-clickhouse')).toBe('dropped');
  expect(await kept(who)).toBe(0);
  expect((await storedClicks(who.id)).length).toBeGreaterThan(0);
});

test('nothing is deleted while the last clicks move, nor by a server whose settings name the place they have left', async () => {
  const { who } = await busyPerson();
  const all = {
    subtract: () => clickStore.subtractDeleted(who.id),
    purge: () => clickStore.purgeDeleted(() => false),
    forget: () => clickStore.forgetOwner(who.id),
    days: () => clickStore.dropDays(who.id, today),
    months: () => clickStore.dropMonths(`${today.slice(0, 7)}-01`),
    facts: () => clickStore.joinFacts(),
    labels: () => clickStore.maintainLabels(() => true),
  };
  await withClient((client) =>
    withLock(client, advisoryLocks.deletingClicks, async () => {
      for (const work of Object.values(all)) await expect(work()).rejects.toThrow('clicks are being moved');
    }),
  );
  await pool.query(PLACE, ['postgres', 0]);
  for (const work of Object.values(all)) await expect(work()).rejects.toThrow('in PostgreSQL');
  expect(await storedClicks(who.id)).toHaveLength(78);
});

test('a planted difference in what was measured is told, and clicks stay', async () => {
  const { who, three } = await busyPerson();
  const clickId = mintClickId(Date.now());
  await clicks.ingest([{ linkId: three, id: clickId, flags: clickFlags.measured, address: '203.0.113.200' }]);
  await report(clickId.toString('hex'), { rttMs: 21 });
  await figuresOf(who);
  await pool.query('UPDATE analytics.click_fact SET conversions = 5 WHERE click_id = $1', [clickId.toString('hex')]);
  await expect(command('move-back')).rejects.toMatchObject({ days: [], owners: [who.id] });
  expect((await pool.query('SELECT place FROM analytics.click_home')).rows).toEqual([{ place: 'clickhouse' }]);
  await pool.query('UPDATE analytics.click_fact SET conversions = NULL WHERE click_id = $1', [clickId.toString('hex')]);
  expect(await command('move-back')).toBe('moved');
});

test('settings that name another ClickHouse are refused', async () => {
  await busyPerson();
  const rename = (from: string, to: string) => changeOn(0, `RENAME TABLE ${from} TO ${to}`);
  await pool.query(PLACE, ['clickhouse', 2]);
  await expect(command('move-back')).rejects.toThrow('it names 1, and they are on 2');
  await pool.query(PLACE, ['clickhouse', 1]);
  await rename('click', 'click_of_others');
  await expect(command('move-back')).rejects.toThrow('server 1 of CLICKHOUSE_URL has no table of clicks');
  await rename('click_of_others', 'click');
  expect(await command('move-back')).toBe('moved');
  await pool.query('TRUNCATE analytics.click');
  await expect(command('move-back')).rejects.toThrow('server 1 of CLICKHOUSE_URL has clicks of another installation');
});
