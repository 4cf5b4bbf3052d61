import { pool } from '../database/db.ts';
import type { WebhookEvent } from './events.ts';

/** Queues an event for the webhooks of an owner that want it, once for each key. */
export async function queueOnceForWebhooks(
  ownerId: number,
  key: string,
  event: WebhookEvent,
  data: object,
): Promise<void> {
  await pool.query(
    `INSERT INTO webhook_delivery (webhook_id, owner_id, event, data, key)
     SELECT id, owner_id, $2::text, $3::json, $4 FROM webhook WHERE owner_id = $1 AND off_reason IS NULL AND $2::text = ANY (events)
       AND webhook_has_room(id, owner_id)
     ON CONFLICT (webhook_id, key) DO NOTHING`,
    [ownerId, event, JSON.stringify(data), key],
  );
}
