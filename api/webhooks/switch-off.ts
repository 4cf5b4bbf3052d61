import { db } from '../database/db.ts';
import type { WebhookOffReason } from '../generated/prisma/enums.ts';
import { queueAgain } from '../mail/outbox.ts';

const SWITCHED_OFF = 'The webhook was switched off.';

/**
 * Switches a webhook off, once: nothing is queued for it any more, and what waits fails, from where it can be replayed. Unless the
 * owner did it, the owner is told by email where the installation sends any.
 */
export async function switchOff(id: number, reason: WebhookOffReason): Promise<void> {
  await db.$transaction(async (tx) => {
    const [webhook] = await tx.webhook.updateManyAndReturn({
      where: { id, offReason: null },
      data: { offReason: reason, offAt: new Date() },
      select: { ownerId: true },
    });
    if (!webhook) return;
    await tx.$executeRaw`UPDATE webhook_delivery SET state = 'failed', is_under_way = false, settled_at = now(),
        tries = tries || jsonb_build_object('at', now(), 'status', null, 'error', ${SWITCHED_OFF}::text, 'tookMs', 0)
      WHERE webhook_id = ${id} AND state = 'waiting'`;
    if (reason === 'owner') return;
    await queueAgain(`webhook off ${id}`, { kind: 'webhook_off', data: { webhookId: id, ...webhook } }, tx);
  });
}
