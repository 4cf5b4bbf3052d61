import { db } from '../database/db.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** The refusal of a webhook or delivery that there is not, or that is another account's. */
export const notFound = () => new UserError('NOT_FOUND', 'Resource not found');

/** One of the viewer's webhooks. Refuses NOT_FOUND. */
export async function getWebhook(viewer: Pick<Viewer, 'id'>, id: number): Promise<Webhook> {
  const webhook = await db.webhook.findUnique({ where: { id, ownerId: viewer.id } });
  if (!webhook) throw notFound();
  return webhook;
}

/** The viewer's webhooks, oldest first. */
export const listWebhooks = ({ id }: Pick<Viewer, 'id'>): Promise<Webhook[]> =>
  db.webhook.findMany({ where: { ownerId: id }, orderBy: { id: 'asc' } });
