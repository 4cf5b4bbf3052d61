import cluster from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { HealthReport, Purpose } from '../common/health-checks.ts';
import { KeptProcess } from '../common/kept-process.ts';
import { databaseKind } from '../database/address.ts';
import {
  errorOf,
  figuresOf,
  type FromServer,
  type Order,
  type ServerFigures,
  type ToMain,
  type ToServer,
} from './messages.ts';
import { passOnConnections } from './pass-on.ts';
import { Questions } from './questions.ts';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** A process that answers nothing for so long is replaced; a start on a slow machine is shorter. */
const HUNG_MS = 60_000;
/** Running requests have five seconds; shares, locks and connections follow. */
const END_MS = 20_000;
/** A check takes at most two seconds. */
const HEALTH_MS = 3_000;
const METRICS_MS = 2_000;

/** Who hears of what a server process does. */
export interface ServerListeners {
  answer(question: ToMain): unknown;
  onClicks(isBusy: boolean): void;
  onLost(count: number): void;
  /** It has so many streams open for an account or an address. */
  onStreams(key: string, count: number): void;
  /** It could not open its parts or listen; it is started again. */
  onFailed(error: Error): void;
  onListening(): void;
  /** It ended, with what it had measured last. */
  onEnd(last: { figures: ServerFigures | null; metrics: Metrics }): void;
}

/** What a server process is started with. */
export interface ServerStart {
  number: number;
  folder: string;
  nodeId: string;
  environment: Record<string, string>;
  execArgv: readonly string[];
}

/** The main process's side of a server process, which is replaced when it dies. */
export class ServerProcess {
  readonly number: number;
  readonly #listeners: ServerListeners;
  readonly #process: KeptProcess;
  readonly #questions = new Questions<ToServer, ToMain>(
    (message) => this.#process.send(message),
    (question) => this.#listeners.answer(question),
  );
  #isListening = false;
  #figures: ServerFigures | null = null;
  #metrics: Metrics = [];

  constructor({ number, folder, nodeId, environment, execArgv }: ServerStart, listeners: ServerListeners) {
    this.number = number;
    this.#listeners = listeners;
    const given = [String(number), folder, nodeId, databaseKind()];
    this.#process = new KeptProcess({
      name: `server process ${number}`,
      entry: 'processes/server-main.ts',
      ...{ arguments: given, environment },
      hungMs: () => HUNG_MS,
      onMessage: (message) => this.#hear(message as FromServer),
      onEnd: () => this.#end(),
      start: (exec) => {
        const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as ['ignore', 'inherit', 'inherit', 'ipc'];
        // Structured clones, as what is told has times and maps.
        cluster.setupPrimary({ exec, args: given, execArgv: [...execArgv], stdio, serialization: 'advanced' });
        const { process: child } = cluster.fork(environment);
        passOnConnections(child);
        return child;
      },
    });
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** The process id; undefined while it could not start. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Its figures as it told them last, at most a second ago; null before. */
  get figures(): ServerFigures | null {
    return this.#figures;
  }

  /** What its own checks find; rejects when it does not answer. */
  async health(purpose: Purpose): Promise<HealthReport> {
    return (await this.#questions.ask({ of: 'health', purpose }, HEALTH_MS)) as HealthReport;
  }

  /** What it measures, or has measured when it told last: sums of all processes must not shrink because one is slow. */
  async metrics(): Promise<Metrics> {
    try {
      if (this.#isListening) this.#metrics = (await this.#questions.ask({ of: 'metrics' }, METRICS_MS)) as Metrics;
    } catch {
      // It is busy, or has just ended.
    }
    return this.#metrics;
  }

  order(order: Order): void {
    this.#process.send(order);
  }

  /** Finishes what it answers, closes its journal and ends it. */
  stop(): Promise<void> {
    return this.#process.stop('end' satisfies Order, END_MS);
  }

  #hear(message: FromServer): void {
    const { onClicks, onLost, onStreams, onListening, onFailed } = this.#listeners;
    if (this.#questions.hear(message)) return;
    if (message.type === 'clicks') return onClicks(message.isBusy);
    if (message.type === 'lost') return onLost(message.count);
    if (message.type === 'streams') return onStreams(message.key, message.count);
    if (message.type === 'failed') return onFailed(errorOf(message.error));
    if (message.type === 'listening') {
      this.#isListening = true;
      return onListening();
    }
    this.#figures = message.figures && figuresOf(message.figures);
  }

  #end(): void {
    this.#isListening = false;
    this.#questions.lose();
    this.#listeners.onEnd({ figures: this.#figures, metrics: this.#metrics });
    this.#figures = null;
    this.#metrics = [];
  }
}
