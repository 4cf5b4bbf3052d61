import { db, type Transaction } from '../database/db.ts';
import type { ApiKey, User, Webhook } from '../generated/prisma/client.ts';
import { accountIdOf } from './account-id.ts';
import { passkeysOf, type OwnPasskey } from './passkeys/own-passkeys.ts';
import { announceKeyChange } from '../live/key-changes.ts';
import { removeWebhooks } from './remove-webhooks.ts';

/** What acts for an account, hears of it, or signs in to it without its password. */
export interface Programs {
  apiKeys: Pick<ApiKey, 'id' | 'name' | 'hint' | 'createdAt'>[];
  webhooks: Pick<Webhook, 'id' | 'url' | 'createdAt'>[];
  passkeys: OwnPasskey[];
}

/** The API keys, webhooks and passkeys of an account, oldest first. */
export async function programsOf({ id: ownerId, subject }: Pick<User, 'id' | 'subject'>): Promise<Programs> {
  const all = { where: { ownerId }, orderBy: { id: 'asc' } } as const;
  const [apiKeys, webhooks, passkeys] = await Promise.all([
    db.apiKey.findMany({ ...all, select: { id: true, name: true, hint: true, createdAt: true } }),
    db.webhook.findMany({ ...all, select: { id: true, url: true, createdAt: true } }),
    passkeysOf(subject),
  ]);
  return { apiKeys, webhooks, passkeys };
}

/** Tells this node of what a transaction has revoked, and deletes the webhooks; call it after the commit. */
export type Afterwards = () => Promise<void>;

/**
 * Revokes the API keys of an account, removes its passkeys, and switches its webhooks off; only those made before `before`, where it
 * is given. Resolves to what is left to do once the transaction is committed.
 */
export async function revokePrograms(
  tx: Transaction,
  { id: ownerId, subject }: Pick<User, 'id' | 'subject'>,
  before?: Date,
): Promise<Afterwards> {
  const made = before && { createdAt: { lt: before } };
  const where = { ownerId, ...made };
  const accountId = accountIdOf(subject);
  if (accountId) await tx.passkey.deleteMany({ where: { accountId, ...made } });
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
