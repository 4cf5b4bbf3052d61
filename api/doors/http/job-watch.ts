import type { JobFigures } from '../../jobs/job-figures.ts';
import { registerCheck, type Finding } from '../../common/health-checks.ts';
import { measureJobs } from './system-metrics.ts';

/** A job that is overdue by this many intervals is reported. */
const LATE_INTERVALS = 3;
/** Frequent jobs may wait this long for others, milliseconds. */
const LEAST_LATE_MS = 180_000;

/** The source of what is known of the jobs. */
export interface JobSource {
  figures(): Promise<JobFigures[]>;
}

/** Adds the periodic jobs, and the process that runs them, to the health and the metrics of this server; call it once. */
export function watchJobs(jobs: JobSource, worker: { readonly failure: string | null }): void {
  const startedAt = Date.now();
  registerCheck('jobs', async () => {
    if (worker.failure)
      return { state: 'degraded', message: 'The process that runs jobs ended and is being restarted.' };
    return judgeJobs(await jobs.figures(), startedAt);
  });
  measureJobs(jobs);
}

/** Judges the periodic jobs of a server that started at `startedAt`; times are in ms since 1970. */
export function judgeJobs(jobs: readonly JobFigures[], startedAt: number, now = Date.now()): Finding {
  const isLate = ({ ranAt, everyMs }: JobFigures) =>
    now - Math.max(ranAt?.getTime() ?? 0, startedAt) > Math.max(LATE_INTERVALS * everyMs, LEAST_LATE_MS);
  const bad = jobs.filter((job) => job.failure !== null || isLate(job)).map(({ name }) => name);
  if (bad.length) return { state: 'degraded', message: `These jobs failed or are overdue: ${bad.join(', ')}.` };
  const warnings = jobs.flatMap(({ warning }) => (warning ? `${warning}.` : []));
  if (warnings.length) return { state: 'degraded', message: warnings.join(' ') };
  const ran = jobs.filter(({ ranAt }) => ranAt !== null);
  const notes = jobs.flatMap(({ note }) => (note ? ` ${note}.` : []));
  return { state: 'ok', ...(ran.length && { message: `${ran.map(lastRun).join(', ')}.${notes.join('')}` }) };
}

const lastRun = ({ name, ranAt, tookMs }: JobFigures) => `${name} at ${ranAt!.toISOString()} in ${tookMs} ms`;
