import { EMBEDDED_ISSUER } from '../openid/web-client.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { WebhookOffReason } from '../generated/prisma/enums.ts';
import { isVerified } from '../identity/verified.ts';
import type { Letter } from '../mail/letter.ts';
import { MOST_WAITING, TRIED_DAYS } from './rules.ts';
import { grouped } from '../common/grouped.ts';

/** Why a webhook is off, in words for its owner. */
export const offReasons: Record<WebhookOffReason, string> = {
  owner: 'You switched it off.',
  gone: 'Its endpoint answered 410 Gone.',
  failures: `Every attempt failed for ${TRIED_DAYS} days.`,
  backlog: `${grouped(MOST_WAITING.account)} deliveries of your account were waiting, ${grouped(MOST_WAITING.webhook)} or more of them for it.`,
};

/** Tells an owner that a webhook was switched off; null where there is nobody to tell, or it is on again. */
export async function webhookOffLetter({ webhookId }: { webhookId: number }): Promise<Letter | null> {
  const webhook = await db.webhook.findUnique({ where: { id: webhookId }, include: { owner: true } });
  const { owner, offReason } = webhook ?? {};
  if (!webhook || !owner?.email || !offReason) return null;
  if (owner.issuer === EMBEDDED_ISSUER && !(await isVerified(owner.subject, owner.email))) return null;
  return {
    to: owner.email,
    subject: 'A webhook was switched off',
    paragraphs: [
      `The webhook to ${new URL(webhook.url).host} was switched off. ${offReasons[offReason]}`,
      'Nothing is delivered to it until you switch it on again. Failed deliveries can be replayed for a week.',
    ],
    action: { label: 'Open your webhooks', url: `${config.publicOrigin}/account/webhooks` },
  };
}
