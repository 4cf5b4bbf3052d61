// The order in which clicks were stored, as api/clicks notes it. Unlike their times it is one order for readers of any node.
import { inTransaction } from '../database/transaction.ts';
import { withClient } from '../database/with-client.ts';
import { pool } from '../database/db.ts';
import { FOLLOWING_NOTED_HOURS, STREAM_LOOK_BACK_CLICKS, STREAM_LOOK_BACK_HOURS } from '../common/stream-bounds.ts';
import type { ClickPlace } from '../figures/contract/contract.ts';

/** How long a first follower waits for those who store clicks, milliseconds. */
const LOCK_MS = 10_000;
/** Commits that a crash of the database may take back, which the journal then repeats, clicks. */
const REPEATED = 10_000;

/** So many clicks of an owner were stored since somebody followed; the epoch tells when counting began anew. */
export interface ArrivalPosition {
  epoch: string;
  clicks: number;
}

/** Why clicks before the first of a page are left out. */
export type GapReason = 'too_old' | 'too_many' | 'unknown';

/** A click in the order of storing. */
export interface Arrival extends ClickPlace {
  position: ArrivalPosition;
}

/** Some clicks in the order of storing. */
export interface ArrivalPage {
  /** Where they begin, after what is left out. */
  begin: ArrivalPosition;
  arrivals: Arrival[];
  /** After the last of them, and after what is left out. */
  end: ArrivalPosition;
  /** Why some before them are left out; null for none. */
  gap: GapReason | null;
  hasMore: boolean;
}

/** Where the order of an owner's clicks ends now. From the first call on it is noted, for as long as somebody follows. */
export async function lastArrival(ownerId: number): Promise<ArrivalPosition> {
  return (await noted(ownerId)) ?? (await beginNoting(ownerId));
}

async function noted(ownerId: number): Promise<ArrivalPosition | null> {
  const { rows } = await pool.query<{ epoch: string; clicks: string; isStale: boolean }>(
    `SELECT epoch, clicks, followed_at < now() - make_interval(hours => $2) AS "isStale"
     FROM analytics.click_follower WHERE owner_id = $1`,
    [ownerId, FOLLOWING_NOTED_HOURS],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.isStale)
    await pool.query('UPDATE analytics.click_follower SET followed_at = now() WHERE owner_id = $1', [ownerId]);
  return { epoch: row.epoch, clicks: Number(row.clicks) };
}

/**
 * The lock waits for every transaction that has looked whom to note, and holds up the others for a moment: no click that is stored
 * from now on is missed.
 */
async function beginNoting(ownerId: number): Promise<ArrivalPosition> {
  await withClient(pool, (client) =>
    inTransaction(client, async () => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      await client.query('LOCK TABLE analytics.click_follower IN EXCLUSIVE MODE');
      await client.query('INSERT INTO analytics.click_follower (owner_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        ownerId,
      ]);
    }),
  );
  return (await noted(ownerId))!;
}

/** The next clicks of an owner after a position, at most `most`. */
export async function arrivalsAfter(ownerId: number, after: ArrivalPosition, most: number): Promise<ArrivalPage> {
  const last = await lastArrival(ownerId);
  const ahead = after.clicks - last.clicks;
  if (after.epoch !== last.epoch || ahead > REPEATED) return nothing(last, 'unknown');
  if (ahead >= 0) return nothing(after, null);
  const isTooFar = -ahead > STREAM_LOOK_BACK_CLICKS;
  const from = isTooFar ? last.clicks - STREAM_LOOK_BACK_CLICKS : after.clicks;
  const numbered = await read(ownerId, { ...last, clicks: from }, most);
  const first = numbered[0]?.number ?? last.clicks + 1;
  const end = numbered.at(-1)?.number ?? last.clicks;
  const isGone = first > from + 1;
  return {
    begin: { ...last, clicks: isGone ? first - 1 : from },
    arrivals: numbered.map(({ number, ...place }) => ({ ...place, position: { ...last, clicks: number } })),
    end: { ...last, clicks: end },
    gap: isTooFar ? 'too_many' : isGone ? 'too_old' : null,
    hasMore: end < last.clicks,
  };
}

const nothing = (end: ArrivalPosition, gap: GapReason | null): ArrivalPage => ({
  begin: end,
  arrivals: [],
  end,
  gap,
  hasMore: false,
});

interface Row {
  last: string;
  ids: string[];
  times: Date[];
}

/** A click and its number in its epoch. */
interface Numbered extends ClickPlace {
  number: number;
}

/** The first clicks after a position that are still noted. */
async function read(ownerId: number, after: ArrivalPosition, most: number): Promise<Numbered[]> {
  const { rows } = await pool.query<Row>(
    `WITH first AS MATERIALIZED (SELECT last FROM analytics.click_arrival
       WHERE owner_id = $1 AND epoch = $2 AND last > $3 AND stored_at > now() - make_interval(hours => $5)
       ORDER BY last LIMIT 1)
     SELECT last, click_ids::text[] AS ids, clicked_at AS times FROM analytics.click_arrival
     WHERE owner_id = $1 AND epoch = $2 AND last BETWEEN (SELECT last FROM first) AND (SELECT last + $4 FROM first)
     ORDER BY last`,
    [ownerId, after.epoch, after.clicks, most, STREAM_LOOK_BACK_HOURS],
  );
  const all = rows.flatMap(({ last, ids, times }) =>
    ids.map((id, index) => ({ id, at: times[index]!, number: Number(last) - ids.length + 1 + index })),
  );
  return all.filter(({ number }) => number > after.clicks).slice(0, most);
}
