import { z } from 'zod';
import { todayOf } from '../../figures/contract/period.ts';
import type { AccountJob } from '../../generated/prisma/client.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { spend } from '../../account/rates.ts';
import { CONFIRMATION, Confirmed, requireConfirmation } from './confirmation.ts';
import { startJob } from './start-job.ts';

const DAY = 'Enter a day as 2026-01-31.';
export const Before = z.object({ before: z.iso.date(DAY), ...Confirmed.shape });

/**
 * Begins to delete the clicks of the viewer before a day, and everything derived from them; the totals of links stay.
 * Refuses INVALID days and days after today, a missing confirmation, CONFLICT while another job is under way, and
 * RATE_LIMITED.
 */
export async function deleteOldClicks(viewer: Viewer, input: unknown): Promise<AccountJob> {
  await spend(viewer, 'write');
  const { before } = parseInput(Before, input);
  await requireConfirmation(viewer, input, CONFIRMATION.clicks);
  if (before > todayOf(viewer)) throw new UserError('INVALID', 'Choose today or an earlier day.', 'before');
  return startJob(viewer, { kind: 'delete_clicks', before });
}
