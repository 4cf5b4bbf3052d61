import { randomBytes } from 'node:crypto';
import type { Prisma, Webhook, WebhookDelivery } from '../generated/prisma/client.ts';
import { VERIFICATION_EVENT, VERIFICATION_KEY } from './events.ts';

const CHALLENGE_BYTES = 24;

/** Queues a new challenge for the endpoint of a webhook, in place of the one before: only the newest proves it. */
export async function queueChallenge(
  tx: Prisma.TransactionClient,
  { id, ownerId }: Pick<Webhook, 'id' | 'ownerId'>,
): Promise<WebhookDelivery> {
  await tx.webhookDelivery.deleteMany({ where: { webhookId: id, key: VERIFICATION_KEY } });
  const data = { challenge: randomBytes(CHALLENGE_BYTES).toString('base64url') };
  return tx.webhookDelivery.create({
    data: { webhookId: id, ownerId, event: VERIFICATION_EVENT, key: VERIFICATION_KEY, data },
  });
}

/** Why an answer does not prove that the endpoint wants to be called; null when it does: the challenge as text or in JSON. */
export function refusalOfEcho({ data }: Pick<WebhookDelivery, 'data'>, answer: string): string | null {
  const { challenge } = data as { challenge: string };
  return [answer.trim(), challengeIn(answer)].includes(challenge)
    ? null
    : 'The endpoint did not answer with the value of challenge.';
}

function challengeIn(answer: string): unknown {
  try {
    return (JSON.parse(answer) as { challenge?: unknown } | null)?.challenge;
  } catch {
    return undefined;
  }
}
