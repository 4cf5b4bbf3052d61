import { db } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { revokePrograms } from './programs.ts';
import { spend } from '../account/rates.ts';

/** Revokes every API key and removes every webhook and passkey of the viewer at once; refuses RATE_LIMITED. */
export async function revokeOwnPrograms(viewer: Viewer): Promise<void> {
  await spend(viewer, 'write');
  const finish = await db.$transaction((tx) => revokePrograms(tx, viewer));
  await finish();
}
