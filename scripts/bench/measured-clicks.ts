// What was measured of clicks, written into the tables that submissions and the ingester fill.
import type { Pool } from 'pg';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { labelDimensions, type LabelDimension } from '../../api/click-model/dimensions.ts';
import type { RoundTrip } from '../../api/click-model/record.ts';
import type { StoredClick } from '../../api/clicks/postgres/rollup.ts';
import { compactMeasured } from '../../api/figures/columnar/compact/pack-measured.ts';
import { withClient } from '../../api/database/with-client.ts';

/** Measures a tenth of an owner's clicks by people: the way of all of these, and a visit of two thirds. */
export async function measureTenth(database: Pool, ownerId: number): Promise<void> {
  // Of the columns that both tables have, the order is not the same.
  const { rows } = await database.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_schema = 'analytics' AND table_name = 'measured_click' AND column_name IN (SELECT column_name
       FROM information_schema.columns WHERE table_schema = 'analytics' AND table_name = 'click')`,
  );
  const { names } = rows[0]!;
  await database.query(
    `INSERT INTO analytics.measured_click (${names}) SELECT ${names} FROM analytics.click
     WHERE owner_id = $1 AND kind = 0 AND random() < 0.111 ORDER BY day`,
    [ownerId],
  );
  await database.query(
    `INSERT INTO analytics.click_fact (click_id, changed_at, has_click, rtt_ms, mbps, is_lower_bound, delay_ms, score,
       connection, screen_width, screen_height, load_ms, visible_ms, is_bounce, conversions)
     SELECT click_id, at, true, 5 + 300 * r * r, 100 * q, q > 0.7, 60 + 120 * r, 100 * q, 1 + floor(4 * r), (ARRAY[390, 1280, 1920, 412])[1 + floor(4 * q)], (ARRAY[844, 800, 1080, 915])[1 + floor(4 * q)],
       CASE WHEN v < 0.66 THEN 3000 * r END, CASE WHEN v < 0.66 THEN 700000 * r * q END,
       CASE WHEN v < 0.66 THEN r < 0.3 END, CASE WHEN v < 0.66 THEN (q < 0.05)::int END
     FROM (SELECT click_id, at, random() AS r, random() AS q, random() AS v FROM analytics.measured_click
       WHERE owner_id = $1) AS c`,
    [ownerId],
  );
  await database.query(
    `INSERT INTO analytics.measured_day (owner_id, day, version)
     SELECT owner_id, day, count(*) FROM analytics.measured_click GROUP BY owner_id, day`,
  );
  await withClient(database, (client) => compactMeasured(client, { settledHours: 0 }));
  await database.query(
    'VACUUM ANALYZE analytics.measured_click, analytics.click_fact, analytics.measured_day, analytics.measured_block',
  );
}

interface Today {
  ownerId: number;
  /** YYYY-MM-DD, in UTC. */
  day: string;
}

/** Inserts measured clicks of a day by people of some countries, each with a round trip. */
export async function insertToday(database: Pool, { ownerId, day, clicks }: Today & { clicks: number }): Promise<void> {
  await database.query(
    `INSERT INTO analytics.measured_click (owner_id, link_id, at, click_id, day, hour, kind, reason, first_owner, first_link,
       country, device, os, browser, browser_version, channel, network, visitor, visitor_rest, city, referrer, utm_source, utm_medium,
       utm_campaign, handshake_us)
     SELECT $1::int, 1 + n % 100, $2::date + n * interval '86 seconds' / 1000, gen_random_uuid(), $2::date, 0, 0, 0, false, false,
       1 + n % 30, 1 + n % 2, 1 + n % 4, 1 + n % 3, 100 + n % 20, 1, 1 + n % 200, 1 + n, n, 1 + n % 500, 1 + n % 50, 0, 0, 0, 0
     FROM generate_series(1, $3::int) AS n`,
    [ownerId, day, clicks],
  );
  await database.query(
    `INSERT INTO analytics.click_fact (click_id, has_click, server_rtt_ms, server_jitter_ms)
     SELECT click_id, true, 5 + 300 * r * r, 9 * r FROM (SELECT click_id, random() AS r FROM analytics.measured_click) AS c`,
  );
  await database.query('INSERT INTO analytics.measured_day (owner_id, day) VALUES ($1, $2::date)', [ownerId, day]);
  await database.query('VACUUM ANALYZE analytics.measured_click, analytics.click_fact, analytics.measured_day');
}

/** Clicks as the ingester stores them, and what the server saw of their ways. */
export function measuredBatch({ ownerId, day, count }: Today & { count: number }): {
  clicks: StoredClick[];
  roundTrips: RoundTrip[];
} {
  const at = Date.now();
  const clicks = Array.from({ length: count }, (_, index) => storedClick({ ownerId, day, at, index }));
  const roundTrips = clicks.map(({ source }, index) => ({ clickId: source.clickId, ms: 10 + index, jitterMs: 1 }));
  return { clicks, roundTrips };
}

function storedClick({ ownerId, day, at, index }: Today & { at: number; index: number }): StoredClick {
  const clickId = mintClickId(at).toString('hex');
  const labels = Object.fromEntries(labelDimensions.map((name) => [name, null]));
  return {
    ...(labels as Record<LabelDimension, null>),
    source: { clickId, at } as StoredClick['source'],
    labelIds: labelDimensions.map(() => 0),
    visitor: 1 + Math.floor(Math.random() * 2 ** 30),
    visitorRest: index,
    country: 1 + (index % 30),
    device: 1 + (index % 2),
    os: 1 + (index % 4),
    browser: 1 + (index % 3),
    browserVersion: 100 + (index % 20),
    ...{ ownerId, linkId: 1 + (index % 100), day, hour: 0, hourStartsAt: at, kind: 0, reason: 0, channel: 1 },
    ...{ proxyRttUs: 0, variant: 0, hasVisitor: true, firstOwner: false, firstLink: false },
  };
}
