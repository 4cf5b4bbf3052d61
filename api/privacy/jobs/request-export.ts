import type { AccountJob } from '../../generated/prisma/client.ts';
import { Presence, requirePresence } from '../../identity/presence.ts';
import { parseInput } from '../../common/parse-input.ts';
import type { Viewer } from '../../common/viewer.ts';
import { spend } from '../../account/rates.ts';
import { startJob } from './start-job.ts';

/**
 * Begins to collect everything stored of the viewer in a ZIP file, in place of an earlier one. Refuses CONFLICT while
 * another job of the viewer is under way, INVALID for whoever is not the owner (requirePresence), and RATE_LIMITED.
 */
export async function requestExport(viewer: Viewer, input: unknown): Promise<AccountJob> {
  await spend(viewer, 'bulk');
  const { currentPassword } = parseInput(Presence, input ?? {});
  await requirePresence(viewer, currentPassword);
  return startJob(viewer, { kind: 'export' });
}
