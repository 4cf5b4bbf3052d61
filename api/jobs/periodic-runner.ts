import type { Pool } from 'pg';
import { failureOf } from '../common/failure.ts';
import { logger } from '../common/logger.ts';
import { traced } from '../common/tracing.ts';
import { withClient } from '../database/with-client.ts';
import { claimJobs, keepJob, LEASE_SECONDS, registerJobs, releaseJob, settleJob, type JobRun } from './claims.ts';
import type { JobContext, JobFinding, PeriodicJob } from './job.ts';
import { Sleeper } from './sleeper.ts';

/** How often it is checked which jobs are due. */
const TICK_MS = 5_000;
/** Jobs run one after the other; only beside those that take long, or hang, there is place for more, up to so many. */
const MOST_AT_ONCE = 4;
/** Times in milliseconds. */
export const limits = {
  /** A job that runs for so long makes place for another. */
  longMs: 5_000,
  /** One that runs for so long hangs: it is given up, and begun again. */
  longestMs: 3_600_000,
};

/** What periodic jobs are run with. */
export interface PeriodicSettings {
  pool: Pool;
  /** This node's id. */
  node: string;
  jobs: readonly PeriodicJob[];
  signal: AbortSignal;
  isBusy(): boolean;
  tickMs?: number;
}

/** Runs jobs at their intervals and when work is announced; each is run by one node at a time, and none waits for one that hangs. */
export class PeriodicRunner {
  readonly #settings: PeriodicSettings;
  readonly #sleeper = new Sleeper();
  /** Those that run, and since when by the clock of `performance`. */
  readonly #running = new Map<string, { since: number; over: Promise<void> }>();
  /** When jobs with announced work are to run, and when work was last announced, by the clock of `performance`. */
  readonly #planned = new Map<string, number>();
  readonly #announced = new Map<string, number>();
  #isRegistered = false;

  constructor(settings: PeriodicSettings) {
    this.#settings = settings;
  }

  /** Runs a job soon of which work was announced. */
  wake(name: string): void {
    const job = this.#settings.jobs.find((one) => one.name === name);
    if (!job) return;
    const now = performance.now();
    this.#announced.set(name, now);
    if (!this.#planned.has(name)) this.#planned.set(name, now + (job.soonMs ?? 0));
    this.#sleeper.wake();
  }

  /** Runs until the signal; then waits for jobs that end by it. */
  async run(): Promise<void> {
    const { signal, tickMs = TICK_MS } = this.#settings;
    let wasFine = true;
    while (!signal.aborted) {
      try {
        await this.#look();
        wasFine = true;
      } catch (error) {
        if (wasFine && !signal.aborted) logger.warn({ err: error }, 'jobs cannot be run at the moment');
        wasFine = false;
      }
      await this.#sleeper.sleep(Math.min(tickMs, wasFine ? this.#nextPlanned() : tickMs), signal);
    }
    await Promise.all([...this.#running.values()].map(({ over }) => over));
  }

  /** Milliseconds until a job with announced work is to run; one that runs already is looked at when it ends. */
  #nextPlanned(): number {
    if (!this.#places()) return Infinity;
    const times = [...this.#planned].filter(([name]) => !this.#running.has(name)).map(([, at]) => at);
    return Math.max(0, Math.min(...times) - performance.now());
  }

  #places(): number {
    const now = performance.now();
    const long = [...this.#running.values()].filter(({ since }) => now - since >= limits.longMs).length;
    return Math.min(MOST_AT_ONCE, 1 + long) - this.#running.size;
  }

  async #look(): Promise<void> {
    const { pool, node, jobs, isBusy } = this.#settings;
    if (!this.#isRegistered) await registerJobs(pool, node, jobs);
    this.#isRegistered = true;
    const now = performance.now();
    const most = this.#places();
    const free = jobs.filter(({ name, isDeferrable }) => !this.#running.has(name) && !(isDeferrable && isBusy()));
    if (most <= 0 || !free.length) return;
    const names = free.map(({ name }) => name);
    const announced = names.filter((name) => (this.#planned.get(name) ?? Infinity) <= now);
    const claimed = await claimJobs(pool, node, { names, announced, most });
    // Whatever else was announced, another node does.
    for (const name of claimed.length < most ? announced : claimed) this.#forgetPlan(name, now);
    for (const name of claimed) this.#begin(jobs.find((job) => job.name === name)!);
  }

  /** Work that was announced too late for the run that begins now gets another one. */
  #forgetPlan(name: string, now: number): void {
    this.#planned.delete(name);
    const { soonMs = 0 } = this.#settings.jobs.find((job) => job.name === name)!;
    const nextAt = (this.#announced.get(name) ?? -Infinity) + soonMs;
    if (nextAt > now) this.#planned.set(name, nextAt);
  }

  #begin(job: PeriodicJob): void {
    const over = this.#runOnce(job)
      .catch((error: unknown) => {
        if (!this.#settings.signal.aborted)
          logger.warn({ err: error, job: job.name }, 'what came of a job could not be noted; it is run again');
      })
      .finally(() => {
        this.#running.delete(job.name);
        this.#sleeper.wake(); // there is a place again
      });
    this.#running.set(job.name, { since: performance.now(), over });
  }

  async #runOnce(job: PeriodicJob): Promise<void> {
    const { pool, node, signal } = this.#settings;
    const giveUp = new AbortController();
    const limit = setTimeout(() => giveUp.abort(new Error('it did not end in time')), limits.longestMs);
    const keeping = setInterval(
      () => {
        void keepJob(pool, node, job).then(
          (isOurs) => isOurs || giveUp.abort(new Error('another node took it over')),
          () => {}, // the database is away, which ends the job as well
        );
      },
      (LEASE_SECONDS * 1_000) / 3,
    );
    try {
      const run = await this.#attempt(job, AbortSignal.any([signal, giveUp.signal]));
      if (signal.aborted && run.failure !== null) await releaseJob(pool, node, job);
      else await settleJob(pool, node, job, run);
    } finally {
      clearInterval(keeping);
      clearTimeout(limit);
    }
  }

  async #attempt(job: PeriodicJob, signal: AbortSignal): Promise<JobRun> {
    const { pool, isBusy } = this.#settings;
    const began = performance.now();
    const ended = (found: Partial<JobFinding>, failure: string | null): JobRun => ({
      ...{ tookMs: Math.round(performance.now() - began), failure },
      ...{ note: found.note ?? null, warning: found.warning ?? null, againInMs: found.againInMs ?? job.everyMs },
    });
    try {
      const work = (context: JobContext) =>
        traced(`job ${job.name}`, {}, () => unlessAborted(job.run(context), signal));
      return ended((await withClient(pool, (client) => work({ client, pool, signal, isBusy }))) ?? {}, null);
    } catch (error) {
      const { message, stack } = failureOf(error);
      if (!this.#settings.signal.aborted)
        logger.error({ job: job.name, reason: message, stack }, 'a job failed and will be repeated');
      return ended({}, message);
    }
  }
}

/** The same, but fails as soon as the signal is aborted: what hangs is left behind. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = () => reject(signal.reason as Error);
  signal.addEventListener('abort', fail, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', fail));
}
