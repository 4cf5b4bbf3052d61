import type { ClientBase } from 'pg';
import { unpackCountry } from '../click-model/dimensions.ts';

/** Where a fallback acts. */
export const placeKinds = ['country', 'network'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What delays are judged by. The page promises less than 300 ms, so it gives way before that. */
export const FALLBACK = {
  /** A place falls back when the slowest 5 % of its visitors wait so long, milliseconds. */
  enterMs: 270,
  /** And recovers when those who probe wait less than this. */
  leaveMs: 240,
  /** Fewer measurements say too little. */
  fewest: 20,
  /**
   * Nor do fewer reporters of one UTC day; numbers of two days may be one address. A place falls back only where so many
   * have themselves waited `enterMs`: with few measurements, the slowest 5 % may be a single reporter's.
   */
  fewestReporters: 10,
  /** No more than the newest so many of each and a day, so that a few who report without end do not outvote all others. */
  mostOfReporter: 3,
  /** Where several owners measure, so do the visitors of one of them alone. */
  fewestOwners: 2,
  /** Nobody waits so long for a page that leads on: the clocks of two nodes differ, or a browser stood still. */
  longestMs: 10_000,
  /** Older measurements do not count. */
  hours: 24,
  /** And no more than the newest so many. */
  most: 50_000,
} as const;

interface Judged {
  place: string;
  name: string;
  measurements: number;
  p95: number;
  /** Reporters of one day who waited so long that the place should fall back. */
  slow: number;
  is_active: boolean | null;
}

/** The places of recent measurements. What a network fell back for, lately or still, does not count against its country. */
const PLACES: Record<PlaceKind, string> = {
  network: `SELECT split_part(network, ' ', 1) AS place, network AS name, at, day, delay_ms, reporter, owner_id
    FROM recent WHERE network IS NOT NULL`,
  country: `SELECT country::text AS place, country::text AS name, at, day, delay_ms, reporter, owner_id
    FROM recent r WHERE country <> 0 AND NOT EXISTS (SELECT 1 FROM analytics.fallback f
      WHERE f.kind = 'network' AND f.place = split_part(r.network, ' ', 1) AND (f.is_active OR r.at <= f.changed_at))`,
};

/**
 * Lets places fall back to the plain redirect where the page holds visitors up for too long, and recover. Only what was
 * measured since the last change of a place counts: for one that has fallen back these are its probes.
 */
export async function judgeDelays(client: ClientBase): Promise<void> {
  for (const kind of ['network', 'country'] as const) {
    for (const one of await judged(client, kind)) await keep(client, kind, one);
  }
  // Where too few probe, nothing recent says that it is slow.
  await client.query(
    `UPDATE analytics.fallback SET is_active = false, changed_at = now()
     WHERE is_active AND changed_at < now() - make_interval(hours => $1)
       AND checked_at < now() - make_interval(hours => $1)`,
    [FALLBACK.hours],
  );
  await client.query(
    'DELETE FROM analytics.fallback WHERE NOT is_active AND changed_at < now() - make_interval(hours => $1)',
    [FALLBACK.hours],
  );
}

async function judged(client: ClientBase, kind: PlaceKind): Promise<Judged[]> {
  const { rows } = await client.query<Judged>(
    `WITH recent AS (
       SELECT c.at, (c.at AT TIME ZONE 'UTC')::date AS day, c.country, l.label AS network, m.delay_ms, m.reporter, c.owner_id
       FROM analytics.measured_click c
       JOIN measurement m USING (click_id) LEFT JOIN analytics.label l ON l.id = c.network
       WHERE m.source = 'redirect' AND NOT m.is_suspect AND m.reporter IS NOT NULL AND m.delay_ms <= $9
         AND c.at > now() - make_interval(hours => $2)
       ORDER BY c.at DESC LIMIT $3),
     told AS (
       SELECT *, row_number() OVER (PARTITION BY place, reporter ORDER BY at DESC) AS nth FROM (${PLACES[kind]}) AS one),
     heard AS (
       SELECT t.*, f.is_active FROM told t LEFT JOIN analytics.fallback f ON f.kind = $1 AND f.place = t.place
       WHERE t.nth <= $7 AND (f.place IS NULL OR t.at > f.changed_at)),
     voters AS (
       SELECT place, max(reporters) AS reporters, max(slow) AS slow FROM (
         SELECT place, count(DISTINCT reporter)::int AS reporters,
           (count(DISTINCT reporter) FILTER (WHERE delay_ms >= $8))::int AS slow
         FROM heard GROUP BY place, day) AS daily
       GROUP BY place)
     SELECT place, max(h.name) AS name, count(*)::int AS measurements, bool_or(h.is_active) AS is_active, v.slow,
       percentile_cont(0.95) WITHIN GROUP (ORDER BY h.delay_ms) AS p95
     FROM heard h JOIN voters v USING (place) WHERE v.reporters >= $5 GROUP BY place, v.slow
     HAVING count(*) >= $4
       AND count(DISTINCT h.owner_id) >= least($6, (SELECT count(DISTINCT owner_id) FROM recent))`,
    [
      ...[kind, FALLBACK.hours, FALLBACK.most, FALLBACK.fewest, FALLBACK.fewestReporters, FALLBACK.fewestOwners],
      ...[FALLBACK.mostOfReporter, FALLBACK.enterMs, FALLBACK.longestMs],
    ],
  );
  return rows;
}

async function keep(client: ClientBase, kind: PlaceKind, { place, name, measurements, p95, slow, is_active }: Judged) {
  const enters = p95 >= FALLBACK.enterMs && slow >= FALLBACK.fewestReporters;
  const isSlow = is_active ? p95 >= FALLBACK.leaveMs : enters;
  if (!isSlow && !is_active) return;
  const shown = kind === 'country' ? (unpackCountry(Number(place)) ?? name) : name;
  await client.query(
    `INSERT INTO analytics.fallback AS f (kind, place, name, is_active, p95_ms, measurements)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (kind, place) DO UPDATE SET name = excluded.name, p95_ms = excluded.p95_ms,
       measurements = excluded.measurements, is_active = excluded.is_active, checked_at = now(),
       changed_at = CASE WHEN f.is_active = excluded.is_active THEN f.changed_at ELSE now() END`,
    [kind, place, shown, isSlow, p95, measurements],
  );
}
