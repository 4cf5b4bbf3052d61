import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { config } from '../config.ts';
import type { Failure } from '../failure.ts';
import { logger } from '../logger.ts';
import type { JobName, JobReport } from './jobs.ts';
import { plainAddress, type Place } from './place.ts';
import type { JournalOwner } from './position.ts';
import { entryFile } from '../product-files.ts';

/** nudge: new clicks were written. busy: the same, under load. drain: store the rest and end. find: look an address up. */
export type ToIngester = 'nudge' | 'busy' | 'drain' | { find: string; id: number };
export type FromIngester =
  | { type: 'ready' }
  | { type: 'alive' }
  | { type: 'progress'; stored: number; damagedBytes: number; lagBytes: number; keptBytes: number }
  | ({ type: 'failing' } & Failure)
  | { type: 'job'; job: JobReport }
  | { type: 'place'; id: number; place: Place };

/** Figures for health checks and metrics. */
export interface IngesterFigures {
  stored: number;
  damagedBytes: number;
  /** Journal bytes that were not stored yet at the last report, and those beside them, which were. */
  lagBytes: number;
  keptBytes: number;
  /** Milliseconds since the ingester last reported progress. */
  silentMs: number;
  failure: string | null;
  /** Results of the jobs that have run. */
  jobs: Partial<Record<JobName, RanJob>>;
}

/** What came of the last run of a job. */
export interface RanJob extends JobReport {
  /** Runs that failed since the server started. */
  failures: number;
}

/** Clicks of this many milliseconds share one message. */
const NUDGE_MS = 25;
/**
 * Utilization of the event loop above which visitors need the processor more than dashboards do. On two cores, with a load
 * generator beside it, the loop never exceeds two thirds.
 */
const BUSY_UTILIZATION = 0.5;
const RESPAWN_MS = 1_000;
/** How long a process may be silent, milliseconds. */
export const patience = {
  /** It says every second that it is alive; without that it hangs. */
  hungMs: 30_000,
  /** One that is alive, but neither stored anything nor said why not, waits for an answer that was lost. */
  stuckMs: 120_000,
};
const WATCH_EVERY_MS = 1_000;
const DRAIN_TIMEOUT_MS = 15_000;
/** Addresses that are looked up at once, and how long one may take: the ingester may be starting, or busy. */
const MAX_LOOKUPS = 1_000;
const LOOKUP_TIMEOUT_MS = 2_000;

/**
 * Starts the ingester's process for the journal in `folder` and keeps it running until `stop`; `onDamage` gets the number
 * of journal bytes that could not be read.
 */
export const startIngester = (folder: string, owner: JournalOwner, onDamage?: (bytes: number) => void): Ingester =>
  new Ingester(folder, owner, onDamage);

/** The parent's side of the ingester's process. */
export class Ingester {
  readonly #arguments: string[];
  readonly #onDamage: (bytes: number) => void;
  readonly #figures = { stored: 0, damagedBytes: 0, lagBytes: 0, keptBytes: 0, failure: null as string | null };
  readonly #jobs: IngesterFigures['jobs'] = {};
  readonly #lookups = new Map<number, (place: Place | null) => void>();
  #lastLookup = 0;
  #child: ChildProcess;
  /** By the clock that stands still while the machine sleeps. */
  #heardAt = performance.now();
  #aliveAt = performance.now();
  #isStopping = false;
  #nudgeTimer: NodeJS.Timeout | undefined;
  #respawnTimer: NodeJS.Timeout | undefined;
  readonly #watchTimer = setInterval(() => this.#watch(), WATCH_EVERY_MS).unref();
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

  /** Announces new clicks; cheap enough for every turn of the event loop. */
  nudge(): void {
    this.#nudgeTimer ??= setTimeout(() => {
      this.#nudgeTimer = undefined;
      this.#send(this.#isBusy() ? 'busy' : 'nudge');
    }, NUDGE_MS);
  }

  /** The place of an address, from the databases that the ingester has open; null when it does not answer in time. */
  async place(address: string): Promise<Place | null> {
    if (this.#lookups.size >= MAX_LOOKUPS) return null;
    const id = ++this.#lastLookup;
    const { promise, resolve } = Promise.withResolvers<Place | null>();
    const timer = setTimeout(resolve, LOOKUP_TIMEOUT_MS, null);
    this.#lookups.set(id, resolve);
    this.#send({ find: plainAddress(address), id });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#lookups.delete(id);
    });
  }

  figures(): IngesterFigures {
    return { ...this.#figures, silentMs: performance.now() - this.#heardAt, jobs: { ...this.#jobs } };
  }

  /** Stores the rest of the journal for at most 15 seconds or until `hurry`, then ends the process. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#nudgeTimer);
    clearTimeout(this.#respawnTimer);
    clearInterval(this.#watchTimer);
    const child = this.#child;
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    this.#send('drain');
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, DRAIN_TIMEOUT_MS);
    if (hurry?.aborted) kill();
    hurry?.addEventListener('abort', kill);
    await exited;
    clearTimeout(timer);
  }

  /** Ends a process that hangs, which is then replaced: what it had not stored waits in the journal. */
  #watch(): void {
    const now = performance.now();
    const isHung = now - this.#aliveAt > patience.hungMs || now - this.#heardAt > patience.stuckMs;
    if (!isHung || this.#isStopping || this.#respawnTimer) return;
    logger.error('the ingester hangs and is being ended');
    this.#heardAt = this.#aliveAt = now;
    this.#child.kill('SIGKILL');
  }

  #spawn(): ChildProcess {
    this.#heardAt = this.#aliveAt = performance.now();
    const child = fork(entryFile('clicks/ingester-main.ts'), this.#arguments, {
      env: {
        ...config.childEnvironment,
        DATABASE_URL: config.databaseUrl,
        DATABASE_POOL: '5', // batches, jobs, and the downloads and deletions of owners with what these read
        DATABASE_STATEMENT_SECONDS: '0',
      },
      // Batches are freed together after a second: a larger young generation saves copying them.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: FromIngester) => this.#hear(message));
    child.on('exit', (code, signal) => this.#respawn(child, new Error(`ended with ${signal ?? `code ${code}`}`)));
    child.on('error', (error) => this.#respawn(child, error));
    return child;
  }

  /** Replaces a process that has ended or could not start. */
  #respawn(child: ChildProcess, reason: Error): void {
    if (this.#isStopping || child !== this.#child || this.#respawnTimer) return;
    this.#figures.failure = `the ingester ${reason.message}`;
    logger.error({ err: reason }, 'the ingester ended and is being restarted');
    this.#respawnTimer = setTimeout(() => {
      this.#respawnTimer = undefined;
      this.#child = this.#spawn();
    }, RESPAWN_MS);
  }

  #hear(message: FromIngester): void {
    const figures = this.#figures;
    this.#aliveAt = performance.now();
    if (message.type === 'alive') return;
    if (message.type === 'job') return this.#hearJob(message.job);
    if (message.type === 'place') return this.#lookups.get(message.id)?.(message.place);
    this.#heardAt = this.#aliveAt;
    if (message.type === 'failing') {
      if (figures.failure !== message.message)
        logger.warn(
          { reason: message.message, stack: message.stack },
          'clicks cannot be stored at the moment; they are waiting in the journal',
        );
      figures.failure = message.message;
      return;
    }
    figures.failure = null;
    if (message.type === 'ready') return;
    figures.stored += message.stored;
    figures.lagBytes = message.lagBytes;
    figures.keptBytes = message.keptBytes;
    if (message.damagedBytes) {
      figures.damagedBytes += message.damagedBytes;
      this.#onDamage(message.damagedBytes);
      logger.error({ bytes: message.damagedBytes }, 'damaged journal bytes were skipped');
    }
  }

  #hearJob(job: JobReport): void {
    const failures = this.#jobs[job.name]?.failures ?? 0;
    this.#jobs[job.name] = { ...job, failures: failures + (job.failure === null ? 0 : 1) };
    if (job.failure)
      logger.error({ job: job.name, reason: job.failure, stack: job.stack }, 'a job failed and will be repeated');
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
