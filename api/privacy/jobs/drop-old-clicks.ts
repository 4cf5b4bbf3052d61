import { forgetClicksBefore } from '../../clicks/retention.ts';
import { utcDay } from '../../common/days.ts';
import { noteProgress } from './job-progress.ts';
import type { JobWork, OrderedJob, Turn } from './job-work.ts';

/** Deletes the owner's clicks before the day of the job, month by month. */
export async function dropOldClicks(job: OrderedJob, { client, signal }: JobWork): Promise<Turn> {
  await forgetClicksBefore(client, job.ownerId, utcDay(job.before!.getTime()), async (done, total) => {
    signal.throwIfAborted();
    await noteProgress(client, job.id, { done, total });
  });
  return 'done';
}
