import type { ClientBase } from 'pg';
import type { AccountJobKind } from '../../generated/prisma/client.ts';
import { logger } from '../../common/logger.ts';
import { GivenUp } from './job-progress.ts';
import type { JobWork, OrderedJob, Turn } from './job-work.ts';

/** What makes downloads takes some megabytes, and is loaded when somebody wants one. */
const works: Record<AccountJobKind, (job: OrderedJob, work: JobWork) => Promise<Turn>> = {
  export: async (...all) => (await import('./write-export.ts')).writeExport(...all),
  delete_clicks: async (...all) => (await import('./drop-old-clicks.ts')).dropOldClicks(...all),
  close: async (...all) => (await import('./close-whole.ts')).closeWhole(...all),
};

/** How long downloads, and what came of jobs, are kept. */
const KEPT_HOURS = 24;

/**
 * Takes every download and deletion that waits or was interrupted on by one turn, and forgets old ones; only one node at a time may do
 * so. Returns whether one of them waits for its next turn. One that fails holds up no other; its error is thrown after the others.
 */
export async function takeTurns(work: JobWork): Promise<boolean> {
  await forgetJobs(work.client);
  const failures: unknown[] = [];
  let isWaiting = false;
  for (const job of await openJobs(work.client)) {
    if (work.signal.aborted) break;
    const turn = await takeOn(job, work).catch((error: unknown) => void failures.push(error));
    isWaiting ||= turn === 'waits';
  }
  if (failures.length) throw failures[0];
  return isWaiting;
}

async function forgetJobs(client: ClientBase): Promise<void> {
  await client.query(
    "DELETE FROM account_job WHERE state IN ('done', 'failed') AND finished_at < now() - make_interval(hours => $1)",
    [KEPT_HOURS],
  );
}

async function openJobs(client: ClientBase): Promise<OrderedJob[]> {
  const { rows } = await client.query<OrderedJob>(
    `SELECT id, kind, before, done, total, owner_id AS "ownerId" FROM account_job
     WHERE state IN ('waiting', 'running') AND owner_id IS NOT NULL
       AND NOT (kind = 'delete_clicks' AND EXISTS (SELECT FROM app_user o WHERE o.id = owner_id AND o.suspended_at IS NOT NULL))
     ORDER BY created_at`,
  );
  return rows;
}

async function takeOn(job: OrderedJob, work: JobWork): Promise<Turn> {
  try {
    const turn = await works[job.kind](job, work);
    if (turn === 'done') await finish(work.client, job.id, null);
    return turn;
  } catch (error) {
    if (error instanceof GivenUp || work.signal.aborted) return 'done'; // an interrupted job is begun again
    if (job.kind !== 'export') throw error; // what is to be deleted is tried again until it is
    logger.error({ err: error }, 'a download of an account failed');
    await work.client.query('DELETE FROM analytics.export_part WHERE job_id = $1', [job.id]);
    await finish(work.client, job.id, isFull(error) ? NO_ROOM : FAILED);
    return 'done';
  }
}

const NO_ROOM = 'The server has no room left for this file. Please tell its operator.';
const FAILED = 'The file could not be made. Please try again.';
const DISK_FULL = '53100';
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && [DISK_FULL, 'ENOSPC'].includes(String(error.code));

async function finish(client: ClientBase, id: string, failure: string | null): Promise<void> {
  await client.query(
    `UPDATE account_job SET state = $2::"AccountJobState", failure = $3::varchar, finished_at = now(),
       done = CASE WHEN $3::varchar IS NULL THEN total ELSE done END WHERE id = $1`,
    [id, failure === null ? 'done' : 'failed', failure],
  );
}
