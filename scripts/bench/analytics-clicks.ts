// A year of one owner's clicks, written set by set into the tables the ingester fills: few links get most clicks,
// cities and networks lie in their countries, browsers run on systems that have them, a campaign has its source, medium
// and channel, a referring host its channel, a tenth are bots, and nearly a tenth come by somebody who clicked shortly before: from the
// same place, by the same browser.
import type { Pool } from 'pg';
import { ensurePartitions } from '../../api/clicks/postgres/partitions.ts';
import { compactionLimits } from '../../api/figures/columnar/compact/compaction-plan.ts';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { dimensions, packCountry } from '../../api/click-model/dimensions.ts';
import { withClient } from '../../api/database/with-client.ts';
import { measureTenth } from './measured-clicks.ts';
import { endLogging, withoutIndexes } from './without-indexes.ts';

export const LINKS = 500;
export const DAYS = 365;
const COUNTRIES = ['US', 'DE', 'IN', 'GB', 'FR', 'BR', 'JP', 'ES', 'IT', 'NL', 'PL', 'CA', 'AU', 'SE', 'MX', 'CH'];
const CITIES_EACH = 60;
const NETWORKS_EACH = 25;
const LABELS = {
  network: COUNTRIES.length * NETWORKS_EACH,
  referrer: 800,
  utmSource: 40,
  utmMedium: 8,
  utmCampaign: 120,
} as const;
/** The share of clicks by somebody who clicked shortly before, and among how many clicks. */
const REPEATED = 0.1;
const RECENT = 1_000;
/** Clicks a statement writes. */
const BATCH = 500_000;
/** Search, social, referral, AI assistants, video. */
const REFERRING = '(ARRAY[13, 10, 19, 12, 11])';

/** Makes an owner with links and `total` clicks before `now`, rollups included; returns the owner's id. */
export async function makeYear(pool: Pool, total: number, now: number): Promise<number> {
  const ownerId = await withoutIndexes(pool, () => fillYear(pool, total, now));
  // The job leaves half a part of today in no block, on the average.
  const left = (compactionLimits.minPart / 2 / total) * DAYS * 86_400_000;
  await compactYear(pool, now - left);
  await measureTenth(pool, ownerId);
  return ownerId;
}

/** Makes an owner with links and `total` clicks before `now`, and their sums; returns the owner's id. */
export async function fillYear(pool: Pool, total: number, now: number): Promise<number> {
  const ownerId = await makeOwner(pool);
  await withClient(pool, async (client) => {
    const months = Array.from({ length: 14 }, (_, index) => new Date(now - index * 28 * 86_400_000));
    await ensurePartitions(client, new Set(), new Set(months.map((day) => day.toISOString().slice(0, 7))), []);
    await endLogging(client);
  });
  await makeLabels(pool, ownerId);
  let made = 0;
  const fill = async () => {
    while (made < total) {
      const batch = { made, count: Math.min(BATCH, total - made), total, now };
      made += batch.count;
      await makeClicks(pool, ownerId, batch);
    }
  };
  await Promise.all([fill(), fill()]);
  await rollUp(pool, ownerId);
  return ownerId;
}

/** Writes the clicks of all owners before `until` as columns. */
export async function compactYear(pool: Pool, until: number): Promise<void> {
  await withClient(pool, (client) => compactSince(client, '2000-01-01', until));
  await pool.query('VACUUM ANALYZE analytics.click');
  await pool.query(
    'VACUUM ANALYZE analytics.stat_hour, analytics.stat_day, analytics.label, analytics.segment, short_url',
  );
}

async function makeOwner(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO app_user (issuer, subject, first_name, tier) VALUES ('bench', gen_random_uuid(), 'Ada', 'enterprise')
     RETURNING id`,
  );
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url)
     SELECT $1::int, 'bench' || $1 || '-' || n, 'https://example.com/' || n FROM generate_series(1, $2::int) AS n`,
    [rows[0]!.id, LINKS],
  );
  return rows[0]!.id;
}

async function makeLabels(pool: Pool, ownerId: number): Promise<void> {
  const add = (dimension: number, text: string, count: number) =>
    pool.query(
      `INSERT INTO analytics.label (owner_id, dimension, label, day)
       SELECT $1::int, $2::smallint, ${text}, '2026-01-01' FROM generate_series(0, $3::int - 1) AS n`,
      [ownerId, dimension, count],
    );
  const names = `(ARRAY['${COUNTRIES.join("','")}'])[1 + n / ${CITIES_EACH}]`;
  await add(dimensions.city.number, `'City ' || n || '|Region|' || ${names}`, COUNTRIES.length * CITIES_EACH);
  for (const [name, count] of Object.entries(LABELS) as [keyof typeof LABELS, number][]) {
    await add(dimensions[name].number, `'${name} ' || n`, count);
  }
}

/** The id of the n-th label of a dimension; labels of one dimension have neighbouring ids. */
const label = (dimension: keyof typeof dimensions, n: string) =>
  `(SELECT min(id) FROM analytics.label WHERE owner_id = $1 AND dimension = ${dimensions[dimension].number})::int + (${n})::int`;

/** A number from 0 to 1 that belongs to a click or a visitor, by its number; another one for each salt. */
const share = (number: string, salt: number) => `((hashint8extended(${number}, ${salt}) & 2147483647) / 2147483648.0)`;
const isRepeated = (click: string) => `(${share(click, 7)} < ${REPEATED})`;
const timeOf = (click: string) => `to_timestamp($2::float8 / 1000 - ($5::float8 - ${click}) / $5 * ${DAYS} * 86400)`;
const dayOf = (click: string) => `(${timeOf(click)} AT TIME ZONE 'UTC')::date`;

interface Batch {
  made: number;
  count: number;
  total: number;
  now: number;
}

async function makeClicks(pool: Pool, ownerId: number, { made, count, total, now }: Batch): Promise<void> {
  const packed = `(ARRAY[${COUNTRIES.map(packCountry).join(',')}])`;
  await pool.query(
    `INSERT INTO analytics.click (owner_id, link_id, at, click_id, day, hour, kind, reason, first_owner, first_link,
      country, device, os, browser, browser_version, channel, city, network, referrer, utm_source, utm_medium, utm_campaign,
      visitor, visitor_rest)
    SELECT $1::int, (SELECT min(id) FROM short_url WHERE owner_id = $1) + floor(power(r.link, 3) * ${LINKS})::int, r.at,
      gen_random_uuid(), (r.at AT TIME ZONE 'UTC')::date, extract(hour FROM r.at AT TIME ZONE 'UTC'),
      r.bot, r.bot, r.bot = 0 AND r.is_first, r.bot = 0 AND r.is_first,
      ${packed}[1 + r.place], CASE WHEN r.agent < 0.55 THEN 2 ELSE 1 END,
      CASE WHEN r.agent < 0.3 THEN 3 WHEN r.agent < 0.55 THEN 4 WHEN r.agent < 0.85 THEN 1 ELSE 2 END,
      CASE WHEN r.agent < 0.3 THEN 2 WHEN r.agent < 0.9 THEN 1 ELSE 3 + floor(r.first * 6) END,
      120 + floor(r.first * 25),
      CASE WHEN r.campaign >= 0 THEN 1 + r.campaign * 7 % 19 WHEN r.referrer < 0 THEN 1 ELSE ${REFERRING}[1 + r.referrer % 5] END,
      CASE WHEN r.city < 0.1 THEN 0 ELSE ${label('city', `r.place * ${CITIES_EACH} + floor(power(r.city, 2) * ${CITIES_EACH})`)} END,
      ${label('network', `r.place * ${NETWORKS_EACH} + floor(power(r.first, 2) * ${NETWORKS_EACH})`)},
      CASE WHEN r.referrer < 0 THEN 0 WHEN r.campaign >= 0 THEN ${label('referrer', `r.campaign * 13 % ${LABELS.referrer}`)}
        ELSE ${label('referrer', 'r.referrer')} END,
      CASE WHEN r.campaign < 0 THEN 0 ELSE ${label('utmSource', `r.campaign % ${LABELS.utmSource}`)} END,
      CASE WHEN r.campaign < 0 THEN 0 ELSE ${label('utmMedium', `r.campaign % ${LABELS.utmMedium}`)} END,
      CASE WHEN r.campaign < 0 THEN 0 ELSE ${label('utmCampaign', 'r.campaign')} END,
      1 - r.bot, CASE WHEN r.bot = 1 THEN 0 ELSE r.visitor END
    FROM (SELECT v.visitor, ${timeOf('n')} AS at, v.visitor = n OR ${dayOf('v.visitor')} <> ${dayOf('n')} AS is_first, random() AS link,
        (${share('v.visitor', 1)} < 0.1)::int AS bot, ${share('v.visitor', 2)} AS first, ${share('v.visitor', 3)} AS agent,
        floor(power(${share('v.visitor', 4)}, 2) * ${COUNTRIES.length})::int AS place, ${share('v.visitor', 5)} AS city, CASE WHEN random() < 0.6 THEN -1 ELSE floor(power(random(), 2) * ${LABELS.utmCampaign})::int END AS campaign,
        CASE WHEN random() < 0.4 THEN -1 ELSE floor(power(random(), 4) * ${LABELS.referrer})::int END AS referrer
      FROM generate_series($3::int, $4::int) AS n
        CROSS JOIN LATERAL (SELECT n - 1 - floor(${share('n', 6)} * ${RECENT})::int AS earlier) AS e
        CROSS JOIN LATERAL (SELECT CASE WHEN ${isRepeated('n')} AND NOT ${isRepeated('earlier')} THEN earlier ELSE n END AS visitor) AS v) AS r`,
    [ownerId, now, made, made + count - 1, total],
  );
}

const SUMS = `count(*) FILTER (WHERE kind = 0), count(*) FILTER (WHERE kind <> 0)`;

/** Writes the sums of an owner's clicks by hour and by day. */
export async function rollUp(pool: Pick<Pool, 'query'>, ownerId: number): Promise<void> {
  for (const [link, first] of [
    ['0', 'first_owner'],
    ['link_id', 'first_link'],
  ]) {
    await pool.query(
      `INSERT INTO analytics.stat_hour SELECT owner_id, ${link}, date_trunc('hour', at), day, hour, ${SUMS},
        count(*) FILTER (WHERE ${first}) FROM analytics.click WHERE owner_id = $1 GROUP BY 1, 2, 3, 4, 5`,
      [ownerId],
    );
  }
  await pool.query(
    `INSERT INTO analytics.stat_day SELECT owner_id, day, ${SUMS}, count(*) FILTER (WHERE first_owner)
     FROM analytics.click WHERE owner_id = $1 GROUP BY 1, 2 ORDER BY 2`,
    [ownerId],
  );
}
