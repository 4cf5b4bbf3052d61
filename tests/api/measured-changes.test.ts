// Of measured days only what has changed is read, and figures are what plain SQL finds in the rows, whatever changed them.
import { afterAll, describe, expect, test } from 'vitest';
import { clickStore } from '../../api/clicks/store.ts';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { pool } from '../../api/database/db.ts';
import { useEngine } from '../../api/figures/engine/click-engine.ts';
import { SqlEngine } from '../../api/figures/sql/sql-engine.ts';
import { useClicks, type ToldClick } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { randomFacts, report } from '../kit/facts-naive.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { randomSource } from '../kit/traffic.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
const otherNode = useClicks();
useWorld(clicks.handler);
const rows = new SqlEngine();
afterAll(() => rows.close());

const PERCENTILES = '{ count lowerBounds p50 p75 p95 }';
const FACTS = `measured conversions roundTrip ${PERCENTILES} jitter ${PERCENTILES} speed ${PERCENTILES} score ${PERCENTILES}`;
const FIGURES = `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { facts { ${FACTS} }
  countries: breakdown(dimension: COUNTRY, first: 50) { rows { key facts { ${FACTS} } } }
  links: breakdown(dimension: LINK, first: 50) { rows { key facts { ${FACTS} } } } connections { label clicks } } } }`;

const figuresOf = async (who: Person) => (await gql(who, FIGURES)).data.viewer.analytics;
/** One digit is as much as classes tell. */
const about = (value: number) => Number(value.toPrecision(1));
async function measuredOf(who: Person) {
  const { measured, roundTrip } = (await figuresOf(who)).facts;
  return { measured, p50: about(roundTrip.p50), p95: about(roundTrip.p95) };
}

/** The same figures by plain SQL on the rows. */
async function plainly(who: Person) {
  const before = useEngine(rows);
  try {
    return await figuresOf(who);
  } finally {
    useEngine(before);
  }
}

const ADDRESSES = ['203.0.113.7', '198.51.100.8', '203.0.113.9'];
function toMeasure(linkId: number, index = 0): { click: ToldClick; id: string } {
  const id = mintClickId(Date.now());
  const address = ADDRESSES[index % ADDRESSES.length]!;
  return { click: { linkId, id, flags: clickFlags.measured, address }, id: id.toString('hex') };
}

const tamperWith = (id: string) =>
  pool.query('UPDATE analytics.click_fact SET rtt_ms = 2000 WHERE click_id = $1', [id]);

describe('what is read again', () => {
  /** An account whose figures are in memory, with two measured clicks of 20 ms. */
  async function begun() {
    const who = await person();
    const linkId = numberOf((await shorten(who)).id);
    const some = [toMeasure(linkId), toMeasure(linkId)];
    await clicks.ingest(some.map(({ click }) => click));
    for (const { id } of some) await report(id, { rttMs: 20 });
    expect(await measuredOf(who)).toMatchObject({ measured: 2, p95: 20 });
    return { who, linkId, first: some[0]!.id, second: some[1]!.id };
  }

  test('clicks that a change names, and no other', async () => {
    const { who, linkId, first, second } = await begun();
    await tamperWith(first); // behind everybody's back: it shows when it is read
    await report(second, { rttMs: 50 });
    expect(await measuredOf(who)).toMatchObject({ measured: 2, p50: 20, p95: 50 });
    const third = toMeasure(linkId);
    await clicks.ingest([third.click]);
    await report(third.id, { rttMs: 60 });
    expect(await measuredOf(who)).toMatchObject({ measured: 3, p50: 50, p95: 60 });
    await report(first, { loadMs: 9 });
    expect(await measuredOf(who)).toMatchObject({ measured: 3, p95: 2000 });
  });

  const lost: [what: string, lose: (who: Person) => Promise<unknown>][] = [
    [
      'it is forgotten by age',
      async () => {
        await pool.query(`UPDATE analytics.measured_change SET changed_at = now() - interval '61 minutes'`);
        await clickStore.joinFacts();
        const { rows } = await pool.query('SELECT 1 FROM analytics.measured_change');
        expect(rows).toEqual([]);
      },
    ],
    [
      'a crash emptied unlogged tables',
      async () => {
        await pool.query('TRUNCATE analytics.measured_change, analytics.server_life');
        await pool.query('INSERT INTO analytics.server_life DEFAULT VALUES');
      },
    ],
    [
      'a server of the version before wrote',
      (who) => pool.query('UPDATE analytics.measured_day SET version = version + 1 WHERE owner_id = $1', [who.id]),
    ],
    [
      'the day was dropped and began anew',
      (who) =>
        pool
          .query(
            `WITH gone AS (DELETE FROM analytics.measured_day WHERE owner_id = $1 RETURNING day, version)
         SELECT 1 FROM gone`,
            [who.id],
          )
          .then(() =>
            pool.query(
              `INSERT INTO analytics.measured_day (owner_id, day, version, begun_at)
         SELECT owner_id, day, 9, now() FROM analytics.measured_click WHERE owner_id = $1 GROUP BY 1, 2`,
              [who.id],
            ),
          ),
    ],
  ];
  test.each(lost)('the whole day, where %s', async (_what, lose) => {
    const { who, first, second } = await begun();
    await tamperWith(first);
    await report(second, { rttMs: 50 });
    await lose(who);
    expect(await measuredOf(who)).toMatchObject({ measured: 2, p50: 50, p95: 2000 });
  });
});

test('figures are those of the rows while clicks, facts and deletions come at once', async () => {
  const random = randomSource(11);
  const who = await person();
  const links = await Promise.all([shorten(who), shorten(who), shorten(who)]);
  const known: string[] = [];
  const any = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)]!;
  const reports = (count: number) => Array.from({ length: count }, () => report(any(known), randomFacts(random)));
  for (let round = 0; round < 12; round++) {
    const fresh = Array.from({ length: 12 }, (_, index) => toMeasure(numberOf(any(links).id), index));
    // Some facts come before their clicks, some while they are stored, some later.
    const early = fresh.slice(0, 3).map(({ id }) => report(id, randomFacts(random)));
    const [some, others] = [fresh.slice(0, 6), fresh.slice(6)].map((half) => half.map(({ click }) => click));
    const batches = [clicks.ingest(some!), otherNode.ingest(others!)];
    const asked = figuresOf(who); // in the middle of it
    await Promise.all([...early, ...batches, ...(known.length ? reports(8) : []), asked]);
    known.push(...fresh.map(({ id }) => id));
    if (round === 7) {
      await gql(who, DELETE_URL, { input: { id: links.pop()!.id } });
      await settleDeletions();
    }
    await Promise.all(reports(3));
    await clickStore.joinFacts();
    expect(await figuresOf(who)).toEqual(await plainly(who));
  }
  expect((await measuredOf(who)).measured).toBeGreaterThan(50);
});
