import { db } from '../db.ts';

/** Deliveries that one statement deletes: few enough that no other statement waits noticeably. */
const ROWS = 5_000;

/** Deletes all webhooks of an account with their logs, before its links go: nobody is told of the end of an account. */
export async function removeWebhooks(ownerId: number): Promise<void> {
  await db.webhook.updateMany({ where: { ownerId, offReason: null }, data: { offReason: 'owner', offAt: new Date() } });
  for (;;) {
    const deleted = await db.$executeRaw`DELETE FROM webhook_delivery WHERE id IN (
      SELECT d.id FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id WHERE w.owner_id = ${ownerId} LIMIT ${ROWS})`;
    if (deleted < ROWS) break;
  }
  await db.webhook.deleteMany({ where: { ownerId } });
  await db.webhookClicks.deleteMany({ where: { ownerId } });
  await db.webhookReport.deleteMany({ where: { ownerId } });
}
