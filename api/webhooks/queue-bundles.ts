import type { ClientBase } from 'pg';
import { MOST_BUNDLES } from './rules.ts';

/** Things that one delivery tells of together. */
export interface Bundle {
  /** The data of the delivery. */
  data: object;
  /** How many things it tells of. */
  count: number;
}

/**
 * Queues bundles of what strangers did for each webhook of an owner that wants them. Where too many wait already they are dropped, which
 * its owner sees; they never switch a webhook off. `lost` things were dropped before.
 */
export async function queueBundles(
  client: ClientBase,
  ownerId: number,
  event: keyof typeof MOST_BUNDLES,
  bundles: readonly Bundle[],
  lost = 0,
): Promise<void> {
  const parts = bundles.map(({ data }) => JSON.stringify(data));
  const counts = bundles.map(({ count }) => count);
  await client.query(
    `WITH wanting AS MATERIALIZED (
       SELECT id, $5 - (SELECT count(*) FROM webhook_delivery d
         WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.is_bundle AND d.event = $2) AS room
       FROM webhook w WHERE owner_id = $1 AND off_reason IS NULL AND $2 = ANY (events)),
     told AS (
       SELECT id, part, things, place <= room AS fits
       FROM wanting CROSS JOIN unnest($3::text[]::json[], $4::int[]) WITH ORDINALITY AS bundle (part, things, place)),
     queued AS (
       INSERT INTO webhook_delivery (webhook_id, owner_id, event, data, is_bundle)
       SELECT id, $1, $2, part, true FROM told WHERE fits),
     dropped AS (
       SELECT w.id, $6 + coalesce(sum(things) FILTER (WHERE NOT fits), 0) AS things FROM wanting w LEFT JOIN told USING (id) GROUP BY w.id)
     UPDATE webhook w SET dropped_count = w.dropped_count + dropped.things, dropped_at = now()
     FROM dropped WHERE w.id = dropped.id AND dropped.things > 0`,
    [ownerId, event, parts, counts, MOST_BUNDLES[event], lost],
  );
}

/** Things in parts of so many at most, which `dataOf` makes the data of a delivery of. */
export const bundlesOf = <Thing>(things: readonly Thing[], most: number, dataOf: (part: Thing[]) => object): Bundle[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, at) => {
    const part = things.slice(at * most, (at + 1) * most);
    return { data: dataOf(part), count: part.length };
  });
