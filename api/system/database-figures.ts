import { pool } from '../database/db.ts';
import { logger } from '../common/logger.ts';

/** What waits in the database, and how large it is. */
export interface DatabaseFigures {
  databaseBytes: number;
  /** Emails that were not tried yet, and those that could not be delivered so far. */
  mails: { new: number; failed: number };
  /** What waits in the queues of the worker. */
  queues: QueueFigures[];
  /** Deliveries of webhooks that wait, those that tell of one event and those that tell of many, and those under way. */
  deliveries: { event: number; bundle: number; underWay: number };
  /** What waits to be put into bundles: stored batches of clicks, and conversions; counted as far as MOST_COUNTED. */
  unbundled: { clicks: number; conversions: number };
}

/** A queue of the worker. */
export interface QueueFigures {
  name: string;
  /** What was not tried yet, or waits for its turn, and what failed and is tried again. */
  waiting: number;
  failed: number;
  /** When something was last settled, and when the next is due; null for nothing. */
  ranAt: Date | null;
  nextAt: Date | null;
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
  (SELECT max(settled_at) FROM outgoing_mail) AS mail_at,
  (SELECT min(due_at) FROM outgoing_mail WHERE settled_at IS NULL) AS next_mail_at,
  waiting.*, (SELECT max(delivered_at) FROM webhook) AS delivered_at,
  (SELECT count(*) FROM webhook_delivery WHERE is_under_way)::int AS under_way,
  (SELECT count(*) FROM (SELECT FROM webhook_clicks LIMIT ${MOST_COUNTED}) AS counted)::int AS clicks,
  (SELECT count(*) FROM (SELECT FROM webhook_report LIMIT ${MOST_COUNTED}) AS counted)::int AS conversions
FROM (SELECT count(*) FILTER (WHERE NOT d.is_bundle)::int AS events, count(*) FILTER (WHERE d.is_bundle)::int AS bundles,
    count(*) FILTER (WHERE d.attempts > 0 AND NOT d.is_under_way)::int AS failed_deliveries,
    min(d.due_at) FILTER (WHERE NOT d.is_under_way) AS next_delivery_at
  FROM (SELECT DISTINCT owner_id FROM webhook) AS owner,
    LATERAL (SELECT is_bundle, attempts, is_under_way, due_at FROM webhook_delivery
      WHERE owner_id = owner.owner_id AND state = 'waiting') AS d) AS waiting`;

/** The row of SQL: numbers, and times where something waits or was settled. */
interface Row extends Record<
  | 'bytes'
  | 'new_mails'
  | 'failed_mails'
  | 'events'
  | 'bundles'
  | 'failed_deliveries'
  | 'under_way'
  | 'clicks'
  | 'conversions',
  number
> {
  mail_at: Date | null;
  next_mail_at: Date | null;
  delivered_at: Date | null;
  next_delivery_at: Date | null;
}

async function read(): Promise<DatabaseFigures> {
  const { rows } = await pool.query<Row>(SQL);
  const row = rows[0]!;
  return {
    databaseBytes: row.bytes,
    mails: { new: row.new_mails, failed: row.failed_mails },
    deliveries: { event: row.events, bundle: row.bundles, underWay: row.under_way },
    unbundled: { clicks: row.clicks, conversions: row.conversions },
    queues: queuesOf(row),
  };
}

const queuesOf = (row: Row): QueueFigures[] => [
  {
    ...{ name: 'mail', waiting: row.new_mails, failed: row.failed_mails },
    ...{ ranAt: row.mail_at, nextAt: row.next_mail_at },
  },
  {
    ...{ name: 'webhook_deliveries', failed: row.failed_deliveries },
    waiting: row.events + row.bundles - row.failed_deliveries,
    ...{ ranAt: row.delivered_at, nextAt: row.next_delivery_at },
  },
];
