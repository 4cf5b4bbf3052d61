import { z } from 'zod';
import { db } from '../database/db.ts';
import type { Prisma, WebhookDelivery } from '../generated/prisma/client.ts';
import { WebhookDeliveryState } from '../generated/prisma/enums.ts';
import { parseInput } from '../common/parse-input.ts';
import { uuidOf } from '../common/uuid.ts';
import type { Viewer } from '../common/viewer.ts';
import { notFound } from './owned-webhook.ts';

export const DEFAULT_FIRST = 20;
export const MAX_FIRST = 100;

const FIRST = `first must be a whole number from 1 to ${MAX_FIRST}.`;
const CURSOR = 'after must be the cursor of a delivery.';
const STATE = `state must be one of ${Object.values(WebhookDeliveryState).join(', ')}.`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MESSAGE_ID = /^msg_([\da-f]{32})$/;

/** The id under which receivers know a delivery, in the header webhook-id. */
export const messageIdOf = (id: string): string => `msg_${id.replaceAll('-', '')}`;

/** The id of a delivery by the one that receivers know; null for a text that is neither. */
export function deliveryIdOf(text: string): string | null {
  if (UUID.test(text)) return text.toLowerCase();
  const digits = MESSAGE_ID.exec(text)?.[1];
  return digits ? uuidOf(digits) : null;
}

/** One attempt as the log keeps it. */
export interface Try {
  at: string;
  /** The status of the answer; null where none came. */
  status: number | null;
  /** Why it failed; null for the one that succeeded. */
  error: string | null;
  tookMs: number;
}

/** The latest attempts of a delivery, oldest first. */
export const triesOf = ({ tries }: Pick<WebhookDelivery, 'tries'>): Try[] => tries as unknown as Try[];

/** The place of a delivery in the log. */
export const cursorOf = ({ createdAt, id }: WebhookDelivery): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

const Cursor = z.string(CURSOR).transform((text, context) => {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!Number.isNaN(Date.parse(at)) && UUID.test(id)) return { at: new Date(at), id };
  context.addIssue({ code: 'custom', message: CURSOR });
  return z.NEVER;
});

/** Which deliveries of a webhook, newest first. */
export const DeliveryQuestion = z.object({
  state: z.enum(WebhookDeliveryState, STATE).nullish(),
  first: z.coerce.number(FIRST).int(FIRST).min(1, FIRST).max(MAX_FIRST, FIRST).nullish(),
  after: Cursor.nullish(),
});

/** A page of the log of a webhook. */
export interface DeliveryPage {
  deliveries: WebhookDelivery[];
  hasMore: boolean;
  isFirst: boolean;
}

/** A page of the log of a webhook of the viewer, newest first. Refuses INVALID; a stranger's webhook has no deliveries. */
export async function listDeliveries(
  { id: ownerId }: Pick<Viewer, 'id'>,
  webhookId: number,
  input: unknown,
): Promise<DeliveryPage> {
  const { state, first, after } = parseInput(DeliveryQuestion, input);
  const most = first ?? DEFAULT_FIRST;
  const older: Prisma.WebhookDeliveryWhereInput = after
    ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }
    : {};
  const found = await db.webhookDelivery.findMany({
    where: { webhookId, ownerId, ...(state && { state }), ...older },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most + 1,
  });
  return { deliveries: found.slice(0, most), hasMore: found.length > most, isFirst: !after };
}

/** One of the viewer's deliveries, by its id or the one that receivers know. Refuses NOT_FOUND. */
export async function getDelivery(viewer: Pick<Viewer, 'id'>, text: string): Promise<WebhookDelivery> {
  const id = deliveryIdOf(text);
  const found = id && (await db.webhookDelivery.findUnique({ where: { id, ownerId: viewer.id } }));
  if (!found) throw notFound();
  return found;
}

/** How many deliveries wait for each of these webhooks. */
export async function waitingOf(webhookIds: readonly number[]): Promise<Map<number, number>> {
  const counts = await db.webhookDelivery.groupBy({
    by: ['webhookId'],
    where: { webhookId: { in: [...webhookIds] }, state: 'waiting' },
    _count: true,
  });
  return new Map(counts.map(({ webhookId, _count }) => [webhookId, _count]));
}
