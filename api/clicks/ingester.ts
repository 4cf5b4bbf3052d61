import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import type { JobName, JobReport } from './jobs.ts';
import type { JournalOwner } from './position.ts';

/** New clicks are there; the same while visitors keep this process busy; store what is left and end. */
export type ToIngester = 'nudge' | 'busy' | 'drain';
export type FromIngester =
  | { type: 'ready' }
  | { type: 'progress'; stored: number; damagedBytes: number; lagBytes: number }
  | { type: 'failing'; message: string; stack: string | undefined }
  | { type: 'job'; job: JobReport };

/** What the ingester tells health checks and metrics. */
export interface IngesterFigures {
  stored: number;
  damagedBytes: number;
  /** Journal bytes that are not stored yet. */
  lagBytes: number;
  /** Milliseconds since the ingester was last known to have stored all there was, or made progress. */
  silentMs: number;
  failure: string | null;
  /** How the jobs that run by the clock went; what is missing has not run yet. */
  jobs: Partial<Record<JobName, JobReport>>;
}

/** Nudges are messages between processes: this many milliseconds of clicks share one. */
const NUDGE_MS = 25;
/**
 * Share of time the event loop works, above which visitors need the processor more than the dashboards do. On two cores
 * a load generator beside it keeps the loop from more than two thirds.
 */
const BUSY_UTILIZATION = 0.5;
const RESPAWN_MS = 1_000;
const DRAIN_TIMEOUT_MS = 15_000;

/**
 * Starts the ingester's process over the journal in `folder` and keeps it running until `stop`; `onDamage` is told how
 * many bytes of the journal could not be read.
 */
export const startIngester = (folder: string, owner: JournalOwner, onDamage?: (bytes: number) => void): Ingester =>
  new Ingester(folder, owner, onDamage);

/** The ingester's process as its parent sees it. */
export class Ingester {
  readonly #arguments: string[];
  readonly #onDamage: (bytes: number) => void;
  readonly #figures = { stored: 0, damagedBytes: 0, lagBytes: 0, failure: null as string | null };
  readonly #jobs: IngesterFigures['jobs'] = {};
  #child: ChildProcess;
  #heardAt = Date.now();
  #isStopping = false;
  #nudgeTimer: NodeJS.Timeout | undefined;
  #respawnTimer: NodeJS.Timeout | undefined;
  #load = performance.eventLoopUtilization();

  constructor(folder: string, { nodeId, generation }: JournalOwner, onDamage: (bytes: number) => void = () => {}) {
    this.#onDamage = onDamage;
    this.#arguments = [
      folder,
      nodeId,
      String(generation),
      config.childEnvironment.DATABASE_URL ? 'remote' : 'embedded',
    ];
    this.#child = this.#spawn();
  }

  /** Says that there are new clicks; cheap enough for every turn of the event loop. */
  nudge(): void {
    this.#nudgeTimer ??= setTimeout(() => {
      this.#nudgeTimer = undefined;
      this.#send(this.#isBusy() ? 'busy' : 'nudge');
    }, NUDGE_MS);
  }

  figures(): IngesterFigures {
    return { ...this.#figures, silentMs: Date.now() - this.#heardAt, jobs: { ...this.#jobs } };
  }

  /** Stores what is left, for at most 15 seconds or until `hurry`, and ends the process; the rest waits in the journal. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#nudgeTimer);
    clearTimeout(this.#respawnTimer);
    const child = this.#child;
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.#send('drain');
    const giveUp = () => child.kill('SIGKILL');
    const timer = setTimeout(giveUp, DRAIN_TIMEOUT_MS);
    if (hurry?.aborted) giveUp();
    hurry?.addEventListener('abort', giveUp);
    await gone;
    clearTimeout(timer);
  }

  #spawn(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'ingester-main.ts'), this.#arguments, {
      env: {
        ...config.childEnvironment,
        DATABASE_URL: config.databaseUrl,
        DATABASE_POOL: '2',
        DATABASE_STATEMENT_SECONDS: '0',
      },
      // Batches live for a second and die together: a larger nursery spares the collector from copying them.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: FromIngester) => this.#hear(message));
    child.on('exit', (code, signal) => this.#respawn(child, `ended with ${signal ?? `code ${code}`}`));
    child.on('error', (error) => this.#respawn(child, error.message));
    return child;
  }

  /** A process that ended, or could not even begin, is followed by another. */
  #respawn(child: ChildProcess, reason: string): void {
    if (this.#isStopping || child !== this.#child || this.#respawnTimer) return;
    this.#figures.failure = `the ingester ${reason}`;
    logger.error({ reason }, 'the ingester ended; starting it again');
    this.#respawnTimer = setTimeout(() => {
      this.#respawnTimer = undefined;
      this.#child = this.#spawn();
    }, RESPAWN_MS);
  }

  #hear(message: FromIngester): void {
    const figures = this.#figures;
    if (message.type === 'job') return this.#hearJob(message.job);
    this.#heardAt = Date.now();
    if (message.type === 'failing') {
      if (figures.failure !== message.message)
        logger.warn({ reason: message.message, stack: message.stack }, 'clicks cannot be stored yet');
      figures.failure = message.message;
      return;
    }
    figures.failure = null;
    if (message.type === 'ready') return;
    figures.stored += message.stored;
    figures.lagBytes = message.lagBytes;
    if (message.damagedBytes) {
      figures.damagedBytes += message.damagedBytes;
      this.#onDamage(message.damagedBytes);
      logger.error({ bytes: message.damagedBytes }, 'damaged journal bytes were passed over');
    }
  }

  #hearJob(job: JobReport): void {
    this.#jobs[job.name] = job;
    if (job.failure)
      logger.error({ job: job.name, reason: job.failure, stack: job.stack }, 'a job failed; it is tried again');
  }

  #send(message: ToIngester): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  #isBusy(): boolean {
    const before = this.#load;
    this.#load = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(this.#load, before).utilization > BUSY_UTILIZATION;
  }
}
