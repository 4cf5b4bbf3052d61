import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { announceKeyChange } from '../live/key-changes.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** Ends one of the viewer's API keys at once, with the streams opened with it. Refuses NOT_FOUND and RATE_LIMITED. */
export async function revokeApiKey(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { count } = await db.apiKey.deleteMany({ where: { id, ownerId: viewer.id } });
  if (!count) throw new UserError('NOT_FOUND', 'Resource not found');
  announceKeyChange({ ownerId: viewer.id, keyId: id, isRevoked: true });
}
