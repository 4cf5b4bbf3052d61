import { db } from '../database/db.ts';

/** Deliveries that one statement deletes: few enough that no other statement waits noticeably. */
const ROWS = 5_000;

/** Later than any webhook was made. */
const NEVER = new Date('9999-12-31');

/** Deletes the webhooks of an account that were made before a time, all by default, with their logs; nobody is told. */
export async function removeWebhooks(ownerId: number, before = NEVER): Promise<void> {
  const where = { ownerId, createdAt: { lt: before } };
  await db.webhook.updateMany({
    where: { ...where, offReason: null },
    data: { offReason: 'owner', offAt: new Date() },
  });
  for (;;) {
    const deleted = await db.$executeRaw`DELETE FROM webhook_delivery WHERE id = ANY(ARRAY(
      SELECT d.id FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
      WHERE w.owner_id = ${ownerId} AND w.created_at < ${before} LIMIT ${ROWS}))`;
    if (deleted < ROWS) break;
  }
  await db.webhook.deleteMany({ where });
  if (await db.webhook.count({ where: { ownerId } })) return;
  await db.webhookClicks.deleteMany({ where: { ownerId } });
  await db.webhookReport.deleteMany({ where: { ownerId } });
}
