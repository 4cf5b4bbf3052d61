// Jobs as the database tells of them, and nodes that run them in this process.
import { expect } from 'vitest';
import type { JobFigures } from '../../api/jobs/job-figures.ts';
import type { JobQueue, PeriodicJob } from '../../api/jobs/job.ts';
import { runAll } from '../../api/jobs/runner.ts';
import { pool } from '../../api/database/db.ts';

/** A job that has not run yet, unless `more` says otherwise. */
export const jobFigures = (name: string, more: Partial<JobFigures> = {}): JobFigures => ({
  ...{ name, everyMs: 60_000, ranAt: null, nextAt: null, tookMs: null },
  ...{ failure: null, warning: null, note: null, failures: 0 },
  ...more,
});

/** A node that runs jobs and queues until the function returned is called. */
export function startNode(
  node: string,
  jobs: readonly PeriodicJob[],
  { queues = [], isBusy = () => false }: { queues?: JobQueue[]; isBusy?: () => boolean } = {},
): () => Promise<void> {
  const ending = new AbortController();
  const running = runAll({ pool, node, jobs, queues, isBusy, signal: ending.signal, tickMs: 20 });
  return async () => {
    ending.abort();
    await running;
  };
}

/** A job's row, and its wait in milliseconds. */
export async function jobRow(name: string, node = '') {
  const { rows } = await pool.query(
    'SELECT *, extract(epoch FROM due_at - ran_at)::float8 * 1000 AS wait FROM job WHERE name = $1 AND node = $2',
    [name, node],
  );
  return rows[0];
}

/** Waits until a job has run so often that this failed, or at all. */
export const hasRun = (name: string, node = '') =>
  expect.poll(async () => (await jobRow(name, node))?.ran_at ?? null, { timeout: 15_000 }).not.toBeNull();

/** Lets a job be due. */
export const letBeDue = (name: string) => pool.query('UPDATE job SET due_at = now() WHERE name = $1', [name]);
