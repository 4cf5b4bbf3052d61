import { pool } from '../db.ts';
import { logger } from '../logger.ts';

/** What waits in the database, and how large it is. */
export interface DatabaseFigures {
  databaseBytes: number;
  /** Emails that were not tried yet, and those that could not be delivered so far. */
  mails: { new: number; failed: number };
  /** Deliveries of webhooks that wait, those that tell of one event and those that tell of many, and those under way. */
  deliveries: { event: number; bundle: number; underWay: number };
  /** What waits to be put into bundles: stored batches of clicks, and conversions; counted as far as MOST_COUNTED. */
  unbundled: { clicks: number; conversions: number };
}

/** Times in milliseconds. */
export const patience = {
  /** How long figures are remembered: several scrapers cost as much as one. */
  freshMs: 10_000,
  /** How long a scrape waits for them. */
  waitMs: 1_000,
};
const MOST_COUNTED = 100_000;

let known: { figures: DatabaseFigures; at: number } | null = null;
let reading: Promise<DatabaseFigures | null> | null = null;

/** The figures of the last seconds; null where the database does not tell them within a second. */
export async function databaseFigures(): Promise<DatabaseFigures | null> {
  if (known && performance.now() - known.at < patience.freshMs) return known.figures;
  reading ??= read()
    .then((figures) => {
      known = { figures, at: performance.now() };
      return figures;
    })
    .catch((error: Error) => {
      logger.warn({ err: error }, 'the figures of the database could not be read');
      return null;
    })
    .finally(() => (reading = null));
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience.waitMs, null);
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

// Deliveries are counted by their owners' indexes: those that are settled stay for a week, and there may be many.
const SQL = `SELECT pg_database_size(current_database())::float8 AS bytes,
  (SELECT count(*) FROM outgoing_mail WHERE settled_at IS NULL AND attempts = 0)::int AS new_mails,
  (SELECT count(*) FROM outgoing_mail WHERE settled_at IS NULL AND attempts > 0)::int AS failed_mails,
  waiting.events, waiting.bundles,
  (SELECT count(*) FROM webhook_delivery WHERE is_under_way)::int AS under_way,
  (SELECT count(*) FROM (SELECT FROM webhook_clicks LIMIT ${MOST_COUNTED}) AS counted)::int AS clicks,
  (SELECT count(*) FROM (SELECT FROM webhook_report LIMIT ${MOST_COUNTED}) AS counted)::int AS conversions
FROM (SELECT count(*) FILTER (WHERE NOT d.is_bundle)::int AS events, count(*) FILTER (WHERE d.is_bundle)::int AS bundles
  FROM (SELECT DISTINCT owner_id FROM webhook) AS owner,
    LATERAL (SELECT is_bundle FROM webhook_delivery WHERE owner_id = owner.owner_id AND state = 'waiting') AS d) AS waiting`;

async function read(): Promise<DatabaseFigures> {
  const { rows } = await pool.query<Record<string, number>>(SQL);
  const row = rows[0]!;
  return {
    databaseBytes: row.bytes!,
    mails: { new: row.new_mails!, failed: row.failed_mails! },
    deliveries: { event: row.events!, bundle: row.bundles!, underWay: row.under_way! },
    unbundled: { clicks: row.clicks!, conversions: row.conversions! },
  };
}
