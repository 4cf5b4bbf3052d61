import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import type { ApiKey } from '../generated/prisma/client.ts';
import { announceKeyChange } from '../live/key-changes.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { hashOfKey, hintOf, makeKey } from './key-text.ts';
import { MAX_KEYS, messages, NewApiKey } from './rules.ts';

/** A new key, and its secret, which only this answer contains. */
export interface CreatedKey {
  apiKey: ApiKey;
  secret: string;
}

/**
 * Makes an API key of the viewer; the secret is not stored and cannot be shown again. Refuses INVALID input, FORBIDDEN above
 * the number of keys, and RATE_LIMITED.
 */
export async function createApiKey(viewer: Viewer, input: unknown): Promise<CreatedKey> {
  await spend(viewer, 'write');
  const { name, scopes, expiresAt, origins } = parseInput(NewApiKey, input);
  const secret = makeKey();
  const data = { name, scopes, origins, expiresAt: expiresAt ?? null, ownerId: viewer.id };
  const apiKey = await db.$transaction(async (tx) => {
    // Parallel creations wait here, so that they cannot pass the limit together.
    await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
    const count = await tx.apiKey.count({ where: { ownerId: viewer.id } });
    if (count >= MAX_KEYS) throw new UserError('FORBIDDEN', messages.full);
    return tx.apiKey.create({ data: { ...data, hash: hashOfKey(secret), hint: hintOf(secret) } });
  });
  announceKeyChange({ ownerId: viewer.id, keyId: apiKey.id, isRevoked: false });
  return { apiKey, secret };
}
