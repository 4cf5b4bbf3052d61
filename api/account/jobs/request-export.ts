import type { AccountJob } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../viewer.ts';
import { spend } from '../rates.ts';
import { startJob } from './start-job.ts';

/**
 * Begins to collect everything stored of the viewer in a ZIP file, in place of an earlier one. Refuses CONFLICT while
 * another job of the viewer is under way, and RATE_LIMITED.
 */
export async function requestExport(viewer: Viewer): Promise<AccountJob> {
  await spend(viewer, 'bulk');
  return startJob(viewer, { kind: 'export' });
}
