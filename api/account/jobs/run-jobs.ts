import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { advisoryLocks, ifUnlocked } from '../../database/advisory-lock.ts';
import { withClient } from '../../database/with-client.ts';
import type { AccountJobKind } from '../../generated/prisma/client.ts';
import { logger } from '../../logger.ts';
import { closeWhole } from './close-whole.ts';
import { dropOldClicks } from './drop-old-clicks.ts';
import { GivenUp } from './job-progress.ts';
import type { JobWork, OrderedJob, Turn } from './job-work.ts';
import { writeExport } from './write-export.ts';

const works: Record<AccountJobKind, (job: OrderedJob, work: JobWork) => Promise<Turn>> = {
  export: writeExport,
  delete_clicks: dropOldClicks,
  close: closeWhole,
};

/** How often is looked for jobs, milliseconds. */
const LOOK_MS = 1_000;
/** How long a failed deletion waits before it is tried again, milliseconds. */
const RETRY_MS = 60_000;
/** How long downloads, and what came of jobs, are kept. */
const KEPT_HOURS = 24;

/** Runs the downloads and deletions of owners, one at a time on all nodes, until the signal; a restart resumes them. */
export async function runAccountJobs(work: Omit<JobWork, 'client'>): Promise<void> {
  const { pool, signal } = work;
  while (!signal.aborted) {
    const isFine = await withClient(pool, (client) => lookForJobs({ ...work, client })).then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) logger.error({ err: error }, 'a job of an account failed and will be tried again');
        return false;
      },
    );
    await pause(isFine ? LOOK_MS : RETRY_MS, undefined, { signal }).catch(() => {});
  }
}

/** Takes every waiting or interrupted job on by one turn, and forgets old ones, unless another node is at it. */
export async function lookForJobs(work: JobWork): Promise<void> {
  await ifUnlocked(work.client, advisoryLocks.accountJobs, async () => {
    await forgetJobs(work.client);
    for (const job of await openJobs(work.client)) {
      if (work.signal.aborted) return;
      await takeOn(job, work);
    }
  });
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

async function takeOn(job: OrderedJob, work: JobWork): Promise<void> {
  try {
    const turn = await works[job.kind](job, work);
    if (turn === 'done') await finish(work.client, job.id, null);
  } catch (error) {
    if (error instanceof GivenUp || work.signal.aborted) return; // an interrupted job is begun again
    if (job.kind !== 'export') throw error; // what is to be deleted is tried again until it is
    logger.error({ err: error }, 'a download of an account failed');
    await work.client.query('DELETE FROM analytics.export_part WHERE job_id = $1', [job.id]);
    await finish(work.client, job.id, isFull(error) ? NO_ROOM : FAILED);
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
