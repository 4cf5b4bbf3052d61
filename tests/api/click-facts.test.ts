import { describe, expect, test } from 'vitest';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { compactMeasured } from '../../api/figures/columnar/compact/pack-measured.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { hasClickHouse } from '../../api/clickhouse/shards.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { addDays } from '../../api/common/days.ts';
import { db, pool } from '../../api/database/db.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { useClicks, type ToldClick } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { report } from '../kit/facts-naive.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const DAY_MS = 86_400_000;

/** A click that will be measured, and its id. */
function toMeasure(linkId: number, at = Date.now()): { click: ToldClick; id: string } {
  const id = mintClickId(at);
  return { click: { linkId, at, id, flags: clickFlags.measured, address: '1.1.1.1' }, id: id.toString('hex') };
}

describe('as facts come and go', () => {
  const MEASURED = `facts { measured conversions roundTrip { p50 } }`;
  const factsOf = async (who: Person) => {
    const { data } = await gql(who, `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { ${MEASURED} } } }`);
    const { measured, conversions, roundTrip } = data.viewer.analytics.facts;
    return { measured, conversions, rttMs: roundTrip.p50 && Math.round(roundTrip.p50) };
  };

  test('later facts join earlier ones of the same click, and none is lost', async () => {
    const who = await person();
    const link = await shorten(who);
    const { click, id } = toMeasure(numberOf(link.id));
    await clicks.ingest([click]);
    expect(await factsOf(who)).toEqual({ measured: 0, conversions: null, rttMs: null });
    await report(id, { rttMs: 21 });
    expect(await factsOf(who)).toEqual({ measured: 1, conversions: null, rttMs: 21 });
    await report(id, { visibleMs: 4_000, isBounce: false, conversions: 0 });
    await report(id, { conversions: 2 });
    expect(await factsOf(who)).toEqual({ measured: 1, conversions: 2, rttMs: 21 });
  });

  test('facts that were stored while their click was, and did not see it, are joined by the clock', async () => {
    const who = await person();
    const link = await shorten(who);
    const { click, id } = toMeasure(numberOf(link.id));
    const open = await pool.connect();
    try {
      // The statement looks before the click is there, and commits after figures were read.
      await open.query('BEGIN');
      await open.query('INSERT INTO analytics.click_fact (click_id, has_click, rtt_ms) VALUES ($1, false, 33)', [id]);
      await clicks.ingest([click]);
      expect(await factsOf(who)).toMatchObject({ measured: 0 });
      await open.query('COMMIT');
    } finally {
      open.release();
    }
    expect(await clickStore.joinFacts()).toBeGreaterThan(0);
    expect(await factsOf(who)).toMatchObject({ measured: 1, rttMs: 33 });
  });

  test('facts of bots and of clicks that were not to be measured count nowhere, and do not stay', async () => {
    const who = await person();
    const link = await shorten(who);
    const bot = toMeasure(numberOf(link.id));
    const plain = toMeasure(numberOf(link.id));
    await clicks.ingest([
      { ...bot.click, userAgent: GOOGLEBOT },
      { ...plain.click, flags: 0 },
    ]);
    for (const { id } of [bot, plain]) await report(id, { rttMs: 20 });
    expect(await factsOf(who)).toMatchObject({ measured: 0 });
    await pool.query(`UPDATE analytics.click_fact SET changed_at = now() - interval '8 days' WHERE NOT has_click`);
    await clickStore.joinFacts();
    const { rows } = await pool.query('SELECT 1 FROM analytics.click_fact WHERE click_id = ANY($1::uuid[])', [
      [bot.id, plain.id],
    ]);
    expect(rows).toEqual([]);
  });

  // Where ClickHouse has them, there are no blocks.
  test.skipIf(hasClickHouse)(
    'a block is not believed once a day of it has changed, and is written anew when that has settled',
    async () => {
      const who = await person();
      const link = await shorten(who);
      const some = [toMeasure(numberOf(link.id)), toMeasure(numberOf(link.id))];
      await clicks.ingest(some.map(({ click }) => click));
      await report(some[0]!.id, { rttMs: 20 });
      const limits = { minChanges: 1, minAgeDays: -1, settledHours: 0 };
      const compact = () => withClient((client) => compactMeasured(client, limits));
      const blocks = async () => {
        const { rows } = await pool.query('SELECT id, versions FROM analytics.measured_block WHERE owner_id = $1', [
          who.id,
        ]);
        return rows;
      };
      expect(await compact()).toBeGreaterThan(0);
      const [first] = await blocks();
      expect(await factsOf(who)).toEqual({ measured: 1, conversions: null, rttMs: 20 });
      await report(some[1]!.id, { rttMs: 30 });
      expect(await factsOf(who)).toEqual({ measured: 2, conversions: null, rttMs: 20 });
      await withClient((client) => compactMeasured(client, { ...limits, settledHours: 1 }));
      expect(await blocks()).toEqual([first]);
      await compact();
      expect(await blocks()).not.toEqual([first]);
      expect(await factsOf(who)).toEqual({ measured: 2, conversions: null, rttMs: 20 });
      const before = await blocks();
      await compact();
      expect(await blocks()).toEqual(before);
    },
  );

  test('a deleted link, an old month and a closed account take theirs along', async () => {
    const who = await person();
    const [gone, kept] = [await shorten(who), await shorten(who)];
    const some = [gone, kept, kept].map(({ id }) => toMeasure(numberOf(id)));
    await clicks.ingest(some.map(({ click }) => click));
    for (const { id } of some) await report(id, { rttMs: 20 });
    expect(await factsOf(who)).toMatchObject({ measured: 3 });
    await gql(who, DELETE_URL, { input: { id: gone.id } });
    await settleDeletions();
    expect(await factsOf(who)).toMatchObject({ measured: 2 });
    const left = async () => {
      const { rows } = await pool.query(
        `SELECT (SELECT count(*) FROM analytics.click_fact WHERE click_id = ANY($1::uuid[]))::int AS facts,
           (SELECT count(*) FROM analytics.measured_click WHERE owner_id = $2)::int AS clicks`,
        [some.map(({ id }) => id), who.id],
      );
      return rows[0];
    };
    expect(await left()).toEqual({ facts: 2, clicks: 2 });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: who.id } });
    await closeAccount(email!);
    expect(await left()).toEqual({ facts: 0, clicks: 0 });

    const other = await person();
    const link = await shorten(other);
    await createdEarlier(other);
    const old = toMeasure(numberOf(link.id), Date.now() - 900 * DAY_MS);
    await clicks.ingest([old.click]);
    await report(old.id, { rttMs: 20 });
    const month = addDays(new Date(old.click.at!).toISOString().slice(0, 7) + '-01', 32).slice(0, 7) + '-01';
    await clickStore.dropMonths(month);
    const { rows } = await pool.query('SELECT 1 FROM analytics.click_fact WHERE click_id = $1', [old.id]);
    expect(rows).toEqual([]);
  });
});

test('a neighbour’s measured clicks are nowhere in sight', async () => {
  const [ada, eve] = [await person(), await person()];
  const { click, id } = toMeasure(numberOf((await shorten(ada)).id));
  await clicks.ingest([click]);
  await report(id, { rttMs: 20 });
  await shorten(eve);
  const { data } = await gql(eve, '{ viewer { analytics(scope: {}) { facts { measured } connections { label } } } }');
  expect(data.viewer.analytics).toEqual({ facts: { measured: 0 }, connections: null });
});
