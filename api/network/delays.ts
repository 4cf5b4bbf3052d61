import { z } from 'zod';
import { pool } from '../database/db.ts';
import { unpackCountry } from '../click-model/dimensions.ts';
import { parseInput } from '../common/parse-input.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

const DAYS = 'days must be a whole number from 1 to 365.';

/** Which delays: of the last days, and of one link if it is named. */
export const DelayScope = z.object({
  days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(365, DAYS).default(30),
  urlId: z
    .union([z.int(), z.string()])
    .nullish()
    .transform((id) => (id === null || id === undefined ? null : rowOfEither('ShortUrl', String(id)))),
});

/** How long visitors were held up by the page that measures, milliseconds; null where nobody was measured. */
export interface Delay {
  measurements: number;
  p50Ms: number | null;
  p95Ms: number | null;
  p99Ms: number | null;
}

/** The delays of the visitors of one place. */
export interface DelayOfPlace extends Delay {
  /** ISO 3166-1 alpha-2, or number and organisation of the network; null when unknown. */
  name: string | null;
}

export interface Delays extends Delay {
  /** The places with the most measurements, at most fifty of each. */
  byCountry: DelayOfPlace[];
  byNetwork: DelayOfPlace[];
}

const MOST_PLACES = 50;
const NONE: Delay = { measurements: 0, p50Ms: null, p95Ms: null, p99Ms: null };

interface Row {
  kind: 'all' | 'country' | 'network';
  country: number | null;
  network: string | null;
  measurements: number;
  percentiles: [number, number, number] | null;
}

/**
 * How long the page held up the visitors of an owner's links, as it reported itself. The plain redirect and websites that
 * measure hold nobody up and are not among them. Refuses INVALID input and NOT_FOUND links of others.
 */
export async function delaysOf(owner: Pick<Viewer, 'id'>, input: unknown): Promise<Delays> {
  const { days, urlId } = parseInput(DelayScope, input);
  if (urlId !== null) await requireLink(owner, urlId);
  const { rows } = await pool.query<Row>(
    `SELECT CASE WHEN grouping(c.country) = 0 THEN 'country' WHEN grouping(l.label) = 0 THEN 'network' ELSE 'all' END
         AS kind, c.country, l.label AS network, count(*)::int AS measurements,
       percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP (ORDER BY m.delay_ms) AS percentiles
     FROM analytics.measured_click c JOIN measurement m USING (click_id) LEFT JOIN analytics.label l ON l.id = c.network
     WHERE c.owner_id = $1 AND c.at > now() - make_interval(days => $2) AND m.source = 'redirect'
       AND ($3::int IS NULL OR c.link_id = $3)
     GROUP BY GROUPING SETS ((), (c.country), (l.label)) ORDER BY count(*) DESC, c.country, l.label`,
    [owner.id, days, urlId],
  );
  const [all] = rows.filter(({ kind }) => kind === 'all');
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).slice(0, MOST_PLACES);
  return {
    ...(all ? delayOf(all) : NONE),
    byCountry: of('country').map((row) => ({ name: row.country ? unpackCountry(row.country) : null, ...delayOf(row) })),
    byNetwork: of('network').map((row) => ({ name: row.network, ...delayOf(row) })),
  };
}

function delayOf({ measurements, percentiles }: Row): Delay {
  if (!percentiles) return NONE;
  const [p50Ms, p95Ms, p99Ms] = percentiles;
  return { measurements, p50Ms, p95Ms, p99Ms };
}

async function requireLink({ id }: Pick<Viewer, 'id'>, linkId: number): Promise<void> {
  const { rowCount } = await pool.query('SELECT 1 FROM short_url WHERE id = $1 AND owner_id = $2', [linkId, id]);
  if (!rowCount) throw new UserError('NOT_FOUND', 'Resource not found');
}
