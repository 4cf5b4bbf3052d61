// The order in which clicks are stored, for accounts that somebody follows; api/analytics/click-arrivals.ts reads it.
import type { ClientBase } from 'pg';
import { STREAM_LOOK_BACK_HOURS } from '../../common/stream-bounds.ts';
import type { EnrichedClick } from '../enrich.ts';

/** Clicks of one row. */
const ROW_CLICKS = 200;
/** Rows that one statement deletes: few enough that no other statement waits noticeably. */
const STEP_ROWS = 5_000;
/** A row leaves so many hours after the look-back: clocks and jobs may be late. */
const SLACK_HOURS = 1;

interface Arrival {
  ownerId: number;
  source: Pick<EnrichedClick['source'], 'clickId' | 'at'>;
}

/** An account that somebody follows: how many of its clicks were stored since. */
interface Followed {
  ownerId: number;
  epoch: string;
  clicks: string;
}

interface Row extends Omit<Followed, 'clicks'> {
  last: number;
  clicks: Arrival[];
}

/**
 * Notes the order of clicks of accounts that somebody follows, in the transaction that stores the clicks; its locks are the last.
 * For all others it is one look into a small table.
 */
export async function noteArrivals(client: ClientBase, clicks: readonly Arrival[]): Promise<void> {
  const owners = [...new Set(clicks.map(({ ownerId }) => ownerId))];
  const { rows: followed } = await client.query<Followed>({
    name: 'followed-owners',
    text: `SELECT owner_id AS "ownerId", epoch, clicks FROM analytics.click_follower WHERE owner_id = ANY($1::int[])
      ORDER BY owner_id FOR UPDATE`,
    values: [owners],
  });
  if (!followed.length) return;
  const counted = new Map(followed.map((row) => [row.ownerId, row]));
  const byOwner = Map.groupBy(
    clicks.filter(({ ownerId }) => counted.has(ownerId)),
    ({ ownerId }) => ownerId,
  );
  const rows = [...byOwner].flatMap(([ownerId, own]) => rowsOf(counted.get(ownerId)!, own));
  await client.query(
    `UPDATE analytics.click_follower f SET clicks = n.last
     FROM (SELECT owner_id, max(last) AS last FROM unnest($1::int[], $2::bigint[]) AS a (owner_id, last) GROUP BY 1) n
     WHERE f.owner_id = n.owner_id`,
    [rows.map(({ ownerId }) => ownerId), rows.map(({ last }) => last)],
  );
  await insert(client, rows);
}

/** The next clicks of an account, a row for each few of them. */
function rowsOf({ clicks: before, ...owner }: Followed, clicks: Arrival[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < clicks.length; at += ROW_CLICKS) {
    const some = clicks.slice(at, at + ROW_CLICKS);
    rows.push({ ...owner, last: Number(before) + at + some.length, clicks: some });
  }
  return rows;
}

/** An array of arrays would have to be a rectangle; texts of arrays need not. */
async function insert(client: ClientBase, rows: Row[]): Promise<void> {
  const list = (values: string[]) => `{${values.join(',')}}`;
  await client.query(
    `INSERT INTO analytics.click_arrival (owner_id, epoch, last, click_ids, clicked_at)
     SELECT owner_id, epoch, last, ids::uuid[], times::timestamptz[]
     FROM unnest($1::int[], $2::uuid[], $3::bigint[], $4::text[], $5::text[]) AS a (owner_id, epoch, last, ids, times)`,
    [
      rows.map(({ ownerId }) => ownerId),
      rows.map(({ epoch }) => epoch),
      rows.map(({ last }) => last),
      rows.map(({ clicks }) => list(clicks.map(({ source }) => source.clickId))),
      rows.map(({ clicks }) => list(clicks.map(({ source }) => new Date(source.at).toISOString()))),
    ],
  );
}

/** Forgets the order of clicks that no stream goes back to, and accounts that nobody has followed for as long. */
export async function forgetArrivals(client: ClientBase): Promise<void> {
  const hours = STREAM_LOOK_BACK_HOURS + SLACK_HOURS;
  for (let step = STEP_ROWS; step === STEP_ROWS;) {
    const { rowCount } = await client.query(
      `DELETE FROM analytics.click_arrival WHERE (owner_id, epoch, last) IN (
         SELECT owner_id, epoch, last FROM analytics.click_arrival WHERE stored_at < now() - make_interval(hours => $1) LIMIT ${STEP_ROWS})`,
      [hours],
    );
    step = rowCount ?? 0;
  }
  await client.query('DELETE FROM analytics.click_follower WHERE followed_at < now() - make_interval(hours => $1)', [
    hours,
  ]);
}
