import { spend } from '../account/rates.ts';
import { tellOwner } from '../identity/tell-owner.ts';
import { db } from '../database/db.ts';
import type { ApiKey } from '../generated/prisma/client.ts';
import { requirePresence } from '../identity/presence.ts';
import { announceKeyChange } from '../live/key-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { hashOfKey, hintOf, makeKey } from './key-text.ts';
import { MAX_KEYS, messages, NewApiKey } from './rules.ts';

/** A new key, and its secret, which only this answer contains. */
export interface CreatedKey {
  apiKey: ApiKey;
  secret: string;
}

/**
 * Makes an API key of the viewer, whose owner is told by email; the secret is not stored and cannot be shown again. Refuses INVALID
 * input and whoever is not the owner (requirePresence), LIMIT_REACHED above the number of keys, and RATE_LIMITED.
 */
export async function createApiKey(viewer: Viewer, input: unknown): Promise<CreatedKey> {
  await spend(viewer, 'write');
  const { name, scopes, expiresAt, origins, currentPassword } = parseInput(NewApiKey, input);
  await requirePresence(viewer, currentPassword);
  const secret = makeKey();
  const data = { name, scopes, origins, expiresAt: expiresAt ?? null, ownerId: viewer.id };
  const apiKey = await db.$transaction(async (tx) => {
    // Parallel creations wait here, so that they cannot pass the limit together.
    await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
    const count = await tx.apiKey.count({ where: { ownerId: viewer.id } });
    if (count >= MAX_KEYS) throw new UserError('LIMIT_REACHED', messages.full);
    return tx.apiKey.create({ data: { ...data, hash: hashOfKey(secret), hint: hintOf(secret) } });
  });
  await tellOwner(viewer.id, { deed: 'api_key', id: apiKey.id, name });
  announceKeyChange({ ownerId: viewer.id, keyId: apiKey.id, isRevoked: false });
  return { apiKey, secret };
}
