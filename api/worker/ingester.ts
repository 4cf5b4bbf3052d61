import { performance } from 'node:perf_hooks';
import { config } from '../common/config.ts';
import { databaseKind, databaseUrl } from '../database/address.ts';
import type { Failure } from '../common/failure.ts';
import { KeptProcess } from '../common/kept-process.ts';
import { logger } from '../common/logger.ts';
import { plainAddress, type Place } from '../click-model/place.ts';
import type { JournalOwner } from '../clicks/position.ts';

/** nudge: new clicks were written. busy: the same, under load. drain: store the rest and end. find: look an address up. */
export type ToIngester = 'nudge' | 'busy' | 'drain' | { find: string; id: number };
export type FromIngester =
  | { type: 'ready' }
  | { type: 'alive' }
  | { type: 'progress'; stored: number; damagedBytes: number; lagBytes: number; keptBytes: number }
  | ({ type: 'failing' } & Failure)
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
}

/** How long a process may be silent, milliseconds. */
export const patience = {
  /** It says every second that it is alive; without that it hangs. */
  hungMs: 30_000,
  /** One that is alive, but neither stored anything nor said why not, waits for an answer that was lost. */
  stuckMs: 120_000,
};
const DRAIN_TIMEOUT_MS = 15_000;
/** Addresses that are looked up at once, and how long one may take: the ingester may be starting, or busy. */
const MAX_LOOKUPS = 1_000;
const LOOKUP_TIMEOUT_MS = 2_000;

/** Who is told of what the ingester and its load show. */
export interface IngesterListeners {
  /** Gets the number of journal bytes that could not be read. */
  onDamage?(bytes: number): void;
  /** Clicks come while redirects keep the process busy that answers them. */
  onBusy?(): void;
}

/** Whose clicks are stored: those of `writing` server processes, one where it is left out. */
export interface IngestedNode extends JournalOwner {
  writing?: number;
}

/** Starts the ingester's process for the journals in `folder` and keeps it running until `stop`. */
export const startIngester = (folder: string, node: IngestedNode, listeners: IngesterListeners = {}): Ingester =>
  new Ingester(folder, node, listeners);

/** The parent's side of the ingester's process. */
export class Ingester {
  readonly #listeners: IngesterListeners;
  readonly #figures = { stored: 0, damagedBytes: 0, lagBytes: 0, keptBytes: 0, failure: null as string | null };
  readonly #lookups = new Map<number, (place: Place | null) => void>();
  #lastLookup = 0;
  readonly #process: KeptProcess;
  /** By the clock that stands still while the machine sleeps. */
  #heardAt = performance.now();

  constructor(folder: string, { nodeId, generation, writing = 1 }: IngestedNode, listeners: IngesterListeners) {
    this.#listeners = listeners;
    this.#process = new KeptProcess({
      name: 'the ingester',
      entry: 'worker/ingester-main.ts',
      arguments: [folder, nodeId, String(generation), databaseKind(), String(writing)],
      environment: {
        ...config.childEnvironment,
        DATABASE_URL: databaseUrl(),
        DATABASE_POOL: '4', // batches, their links, what backups ask, and what joins reports
        DATABASE_STATEMENT_SECONDS: '0',
      },
      // Batches are freed together after a second: a larger young generation saves copying them. An old one that may only double, not
      // grow fourfold, before it is marked holds 450 MB of a backlog in place of 650, at the same rate.
      execArgv: ['--max-semi-space-size=32', '--heap-growing-percent=100'],
      hungMs: () => patience.hungMs,
      isStuck: () => performance.now() - this.#heardAt > patience.stuckMs,
      onStart: () => (this.#heardAt = performance.now()),
      onMessage: (message) => this.#hear(message as FromIngester),
      onEnd: (reason) => (this.#figures.failure = reason),
    });
  }

  /** New clicks were written, by a process that redirects keep busy or not; see Announcement. */
  announce(isBusy: boolean): void {
    this.#process.send(isBusy ? 'busy' : 'nudge');
    if (isBusy) this.#listeners.onBusy?.();
  }

  /** The place of an address, from the databases that the ingester has open; null when it does not answer in time. */
  async place(address: string): Promise<Place | null> {
    if (this.#lookups.size >= MAX_LOOKUPS) return null;
    const id = ++this.#lastLookup;
    const { promise, resolve } = Promise.withResolvers<Place | null>();
    const timer = setTimeout(resolve, LOOKUP_TIMEOUT_MS, null);
    this.#lookups.set(id, resolve);
    this.#process.send({ find: plainAddress(address), id });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#lookups.delete(id);
    });
  }

  figures(): IngesterFigures {
    return { ...this.#figures, silentMs: performance.now() - this.#heardAt };
  }

  /** Stores the rest of the journal for at most 15 seconds or until `hurry`, then ends the process. */
  async stop(hurry?: AbortSignal): Promise<void> {
    await this.#process.stop('drain', DRAIN_TIMEOUT_MS, hurry);
  }

  #hear(message: FromIngester): void {
    const figures = this.#figures;
    if (message.type === 'alive') return;
    if (message.type === 'place') return this.#lookups.get(message.id)?.(message.place);
    this.#heardAt = performance.now();
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
      this.#listeners.onDamage?.(message.damagedBytes);
      logger.error({ bytes: message.damagedBytes }, 'damaged journal bytes were skipped');
    }
  }
}
