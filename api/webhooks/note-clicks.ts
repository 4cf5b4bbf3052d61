import type { ClientBase } from 'pg';
import { byText, type LabelDimension, type TextDimension } from '../click-model/dimensions.ts';
import type { ClickRow } from '../figures/contract/contract.ts';

type NotDelivered =
  | ('id' | 'at' | 'linkId' | 'kind' | 'serverRttMs' | 'serverJitterMs')
  | Exclude<LabelDimension, TextDimension | 'city'>;

/** What the ingester knows of a click that can be delivered; numbers are those of the analytics tables. */
export interface NotedClick extends Omit<ClickRow, NotDelivered> {
  id: string;
  at: number;
  link: number;
  kind: number;
}

/** A click as the ingester has it. */
export interface ClickToNote extends Omit<NotedClick, 'id' | 'at' | 'link'> {
  ownerId: number;
  linkId: number;
  source: { clickId: string; at: number };
}

/** The most clicks of one delivery, and of one row that waits to become one. */
export const MOST_CLICKS = 100;

const noted = ({ source, linkId, ...click }: ClickToNote): NotedClick => ({
  id: source.clickId,
  at: source.at,
  link: linkId,
  kind: click.kind,
  reason: click.reason,
  country: click.country,
  device: click.device,
  os: click.os,
  browser: click.browser,
  browserVersion: click.browserVersion,
  channel: click.channel,
  variant: click.variant,
  city: click.city,
  ...byText((dimension) => click[dimension]),
});

/** Which of these owners have a webhook that gets clicks. */
async function listeners(client: ClientBase, owners: number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ owner_id: number }>({
    name: 'click-webhooks',
    text: `SELECT DISTINCT owner_id FROM webhook
      WHERE owner_id = ANY($1::int[]) AND off_reason IS NULL AND 'clicks.recorded' = ANY (events)`,
    values: [owners],
  });
  return new Set(rows.map((row) => row.owner_id));
}

/**
 * Notes clicks of owners who have them delivered, in the transaction that stores the clicks; deliveries are made of them within
 * seconds. For all others it is one look into a small table.
 */
export async function noteClicks(client: ClientBase, clicks: readonly ClickToNote[]): Promise<void> {
  const wanted = await listeners(client, [...new Set(clicks.map(({ ownerId }) => ownerId))]);
  if (!wanted.size) return;
  const byOwner = Map.groupBy(
    clicks.filter(({ ownerId }) => wanted.has(ownerId)),
    ({ ownerId }) => ownerId,
  );
  const owners: number[] = [];
  const parts: string[] = [];
  for (const [ownerId, all] of byOwner) {
    for (let at = 0; at < all.length; at += MOST_CLICKS) {
      owners.push(ownerId);
      parts.push(JSON.stringify(all.slice(at, at + MOST_CLICKS).map(noted)));
    }
  }
  await client.query(
    'INSERT INTO webhook_clicks (owner_id, clicks) SELECT * FROM unnest($1::int[], $2::text[]::json[])',
    [owners, parts],
  );
}
