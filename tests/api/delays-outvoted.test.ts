// A few who report long delays without end do not decide about the network of everybody else.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { db, pool } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { FALLBACK, judgeDelays } from '../../api/network/judge-delays.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, submit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let owner: Person;
beforeEach(async () => {
  await pool.query('TRUNCATE analytics.measured_click, analytics.fallback, measurement');
  owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  const { shortCode } = await shorten(owner);
  expect((await submit(bodyOf(await clicked(shortCode)))).status).toBe(200);
  await clicks.settle();
});

/** As many addresses report as often as they are told, each later than the one before, like the first report. */
const report = ({ addresses, each, delayMs }: { addresses: number; each: number; delayMs: number }) =>
  pool.query(
    `WITH one AS (SELECT to_jsonb(m) AS report, to_jsonb(c) AS click FROM measurement m
         JOIN analytics.measured_click c USING (click_id) LIMIT 1),
       other AS (SELECT $3::int || '-' || n % $1::int AS address, n, gen_random_uuid() AS id FROM generate_series(1, $1::int * $2::int) AS n),
       reported AS (INSERT INTO measurement SELECT (jsonb_populate_record(null::measurement, report ||
         jsonb_build_object('click_id', id, 'delay_ms', $3::int, 'reporter', hashtext(address)))).* FROM one, other)
     INSERT INTO analytics.measured_click SELECT (jsonb_populate_record(null::analytics.measured_click, click ||
       jsonb_build_object('click_id', id, 'country', $4::int))).* FROM one, other`,
    [addresses, each, delayMs, packCountry('DE')],
  );
/** Judges and resolves to the places that have fallen back. */
async function fallenBack(): Promise<string[]> {
  await withClient((client) => judgeDelays(client));
  const { data } = await gql(owner, '{ viewer { network { fallbacks { place } } } }');
  return data.viewer.network.fallbacks.map(({ place }: { place: string }) => place);
}

test('ten addresses with a hundred reports each are outvoted by six hundred with one', async () => {
  await report({ addresses: 200 * FALLBACK.mostOfReporter, each: 1, delayMs: 120 });
  await report({ addresses: FALLBACK.fewestReporters, each: 100, delayMs: 2_000 });
  expect(await fallenBack()).toEqual([]);
});

test('a twentieth of all addresses is heard', async () => {
  await report({ addresses: 100, each: 1, delayMs: 120 });
  await report({ addresses: FALLBACK.fewestReporters, each: 1, delayMs: 2_000 });
  expect(await fallenBack()).toHaveLength(1);
});
