import type { AccountJob } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { spend } from '../../account/rates.ts';
import { CONFIRMATION, requireConfirmation } from './confirmation.ts';
import { startJob } from './start-job.ts';

/**
 * Closes the viewer's account: it can be used no more, and everything stored of it is deleted. Other jobs of the account
 * are given up. Refuses INVALID without the confirmation, CONFLICT for the last operator, and RATE_LIMITED.
 */
export async function closeOwnAccount(viewer: Viewer, input: unknown): Promise<AccountJob> {
  await spend(viewer, 'write');
  await requireConfirmation(viewer, input, CONFIRMATION.everything);
  return startJob(viewer, { kind: 'close' });
}
