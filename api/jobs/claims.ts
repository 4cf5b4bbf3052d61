import type { Pool } from 'pg';
import type { PeriodicJob } from './job.ts';

/** After this time another node may take over a job whose process has gone, seconds. */
export const LEASE_SECONDS = 60;
/** A job that failed is repeated after one minute, then two, four, eight and always ten. */
const RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 600;
/** After so long without a run a node is no more. */
const FORGOTTEN_DAYS = 30;

/** A job without a holder. A lease that ends later than any could was given by a clock that was wrong. */
const FREE = `(leased_until IS NULL OR leased_until <= now() OR leased_until > now() + interval '${2 * LEASE_SECONDS} seconds')`;
/**
 * A job whose time has come, or was put off for longer than any wait, by a clock that was wrong. The minute is there because times are
 * rounded up, and because a claim may have begun before the run beside it was settled.
 */
const DUE = `(due_at <= now() OR due_at > now() + (60 + greatest(every_ms / 1000.0, ${LONGEST_RETRY_SECONDS})) * interval '1 second')`;

/** What came of a run. */
export interface JobRun {
  tookMs: number;
  failure: string | null;
  note: string | null;
  warning: string | null;
  /** When it is due again, unless it failed. */
  againInMs: number;
}

/** The node in the key of a job's row. */
const nodeOf = (job: PeriodicJob, node: string): string => (job.isOfNode ? node : '');

/**
 * Adds the jobs that this version has in place of those before, and frees what a process of this node left when it was killed. All
 * nodes run the same version, as no other one starts on its database.
 */
export async function registerJobs(pool: Pool, node: string, jobs: readonly PeriodicJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await pool.query(
    `INSERT INTO job (name, node, every_ms) SELECT * FROM unnest($1::text[], $2::text[], $3::int[])
     ON CONFLICT (name, node) DO UPDATE SET every_ms = excluded.every_ms`,
    [names, jobs.map((job) => nodeOf(job, node)), jobs.map(({ everyMs }) => everyMs)],
  );
  await pool.query('UPDATE job SET leased_until = NULL WHERE holder = $1', [node]);
  await pool.query(
    "DELETE FROM job WHERE name <> ALL ($1) OR node NOT IN ('', $3) AND ran_at < now() - make_interval(days => $2)",
    [names, FORGOTTEN_DAYS, node],
  );
}

/**
 * Takes at most so many of the jobs that are due, or of which work was announced, for this node; returns their names. No other node
 * takes them before they are settled or their lease ends.
 */
export async function claimJobs(
  pool: Pool,
  node: string,
  { names, announced, most }: { names: readonly string[]; announced: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `WITH due AS MATERIALIZED (
       SELECT name, node FROM job WHERE node IN ('', $1) AND name = ANY ($2) AND (${DUE} OR name = ANY ($3)) AND ${FREE}
       ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
     UPDATE job SET holder = $1, leased_until = now() + interval '${LEASE_SECONDS} seconds'
     FROM due WHERE job.name = due.name AND job.node = due.node
     RETURNING job.name`,
    [node, names, announced, most],
  );
  return rows.map(({ name }) => name);
}

/** Holds a running job for longer; returns whether it is still this node's. */
export async function keepJob(pool: Pool, node: string, job: PeriodicJob): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE job SET leased_until = now() + interval '${LEASE_SECONDS} seconds'
     WHERE name = $1 AND node = $2 AND holder = $3 AND leased_until IS NOT NULL`,
    [job.name, nodeOf(job, node), node],
  );
  return rowCount === 1;
}

/** Lets others take a job that was interrupted, at once. */
export async function releaseJob(pool: Pool, node: string, job: PeriodicJob): Promise<void> {
  await pool.query('UPDATE job SET leased_until = NULL WHERE name = $1 AND node = $2 AND holder = $3', [
    job.name,
    nodeOf(job, node),
    node,
  ]);
}

/** Notes what came of a run, and when the job is due again; a job that another node took over meanwhile is left to it. */
export async function settleJob(pool: Pool, node: string, job: PeriodicJob, run: JobRun): Promise<void> {
  await pool.query(
    `UPDATE job SET leased_until = NULL, ran_at = now(), took_ms = $4, failure = $5, note = $6, warning = $7,
       failures = failures + CASE WHEN $5::text IS NULL THEN 0 ELSE 1 END,
       failed_in_a_row = CASE WHEN $5::text IS NULL THEN 0 ELSE failed_in_a_row + 1 END,
       due_at = now() + CASE WHEN $5::text IS NULL THEN $8::float8 / 1000
         ELSE least(${LONGEST_RETRY_SECONDS}, ${RETRY_SECONDS} * power(2, least(failed_in_a_row, 10))) END * interval '1 second'
     WHERE name = $1 AND node = $2 AND holder = $3`,
    [job.name, nodeOf(job, node), node, run.tookMs, run.failure, run.note, run.warning, run.againInMs],
  );
}
