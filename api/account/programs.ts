import { db, type Transaction } from '../db.ts';
import type { ApiKey, Webhook } from '../generated/prisma/client.ts';
import { announceKeyChange } from '../live/key-changes.ts';
import { removeWebhooks } from '../webhooks/remove-webhooks.ts';

/** What acts for an account, or hears of it, without anybody signing in. */
export interface Programs {
  apiKeys: Pick<ApiKey, 'id' | 'name' | 'hint' | 'createdAt'>[];
  webhooks: Pick<Webhook, 'id' | 'url' | 'createdAt'>[];
}

/** The API keys and webhooks of an account, oldest first. */
export async function programsOf(ownerId: number): Promise<Programs> {
  const all = { where: { ownerId }, orderBy: { id: 'asc' } } as const;
  const [apiKeys, webhooks] = await Promise.all([
    db.apiKey.findMany({ ...all, select: { id: true, name: true, hint: true, createdAt: true } }),
    db.webhook.findMany({ ...all, select: { id: true, url: true, createdAt: true } }),
  ]);
  return { apiKeys, webhooks };
}

/** Tells this node of what a transaction has revoked, and deletes the webhooks; call it after the commit. */
export type Afterwards = () => Promise<void>;

/**
 * Revokes the API keys of an account, and switches its webhooks off; of both only those made before `before`, where it is
 * given. Resolves to what is left to do once the transaction is committed.
 */
export async function revokePrograms(tx: Transaction, ownerId: number, before?: Date): Promise<Afterwards> {
  const where = { ownerId, ...(before && { createdAt: { lt: before } }) };
  const keys = await tx.apiKey.findMany({ where, select: { id: true } });
  await tx.apiKey.deleteMany({ where: { id: { in: keys.map(({ id }) => id) } } });
  await tx.webhook.updateMany({
    where: { ...where, offReason: null },
    data: { offReason: 'owner', offAt: new Date() },
  });
  return async () => {
    for (const { id } of keys) announceKeyChange({ ownerId, keyId: id, isRevoked: true });
    await removeWebhooks(ownerId, before);
  };
}
