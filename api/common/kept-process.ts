import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { logger } from './logger.ts';
import { entryFile } from './product-files.ts';

const RESPAWN_MS = 1_000;
const WATCH_EVERY_MS = 1_000;
/** How often the process says that it is alive. */
export const ALIVE_MS = 1_000;

/** What a process is started with. */
export interface ProcessSettings {
  /** What it is called in logs: "the ingester". */
  name: string;
  /** The source that it begins with, below `api`. */
  entry: string;
  arguments: readonly string[];
  environment: NodeJS.ProcessEnv;
  execArgv?: readonly string[];
  /** How long it may be silent before it is taken to hang, milliseconds. */
  hungMs(): number;
  /** Whether it hangs although it says that it is alive. */
  isStuck?(): boolean;
  onMessage(message: object): void;
  /** It ended, or could not start; it is started again. */
  onEnd?(reason: string): void;
  onStart?(): void;
  /** Starts it where it is not started by itself, as one that shares a port. */
  start?(entry: string): ChildProcess;
}

/** A process beside the server that is started again when it ends, and ended when it hangs, until `stop`. */
export class KeptProcess {
  readonly #settings: ProcessSettings;
  #child: ChildProcess;
  /** By the clock that stands still while the machine sleeps. */
  #aliveAt = performance.now();
  #isStopping = false;
  #respawnTimer: NodeJS.Timeout | undefined;
  readonly #watchTimer = setInterval(() => this.#watch(), WATCH_EVERY_MS).unref();

  constructor(settings: ProcessSettings) {
    this.#settings = settings;
    this.#child = this.#spawn();
  }

  /** Its process id; undefined where it could not start. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a message, which is lost while the process is not there. */
  send(message: string | object): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  /** Asks the process to end by a message, and kills it after a while or upon `hurry`. */
  async stop(message: string, timeoutMs: number, hurry?: AbortSignal): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#respawnTimer);
    clearInterval(this.#watchTimer);
    const child = this.#child;
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    this.send(message);
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, timeoutMs);
    if (hurry?.aborted) kill();
    hurry?.addEventListener('abort', kill);
    await exited;
    clearTimeout(timer);
  }

  #watch(): void {
    const { name, hungMs, isStuck } = this.#settings;
    const isHung = performance.now() - this.#aliveAt > hungMs() || isStuck?.();
    if (!isHung || this.#isStopping || this.#respawnTimer || this.#child.killed) return;
    logger.error(`${name} hangs and is being ended`);
    this.#child.kill('SIGKILL');
  }

  #spawn(): ChildProcess {
    const { entry, onMessage, onStart, start = (file) => this.#fork(file) } = this.#settings;
    this.#aliveAt = performance.now();
    onStart?.();
    const child = start(entryFile(entry));
    child.on('message', (message: object) => {
      this.#aliveAt = performance.now();
      onMessage(message);
    });
    child.on('exit', (code, signal) => this.#respawn(child, new Error(`ended with ${signal ?? `code ${code}`}`)));
    child.on('error', (error) => this.#respawn(child, error));
    return child;
  }

  #fork(file: string): ChildProcess {
    const { arguments: given, environment, execArgv = [] } = this.#settings;
    return fork(file, given, {
      env: environment,
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  /** Replaces a process that has ended or could not start. */
  #respawn(child: ChildProcess, reason: Error): void {
    if (this.#isStopping || child !== this.#child || this.#respawnTimer) return;
    const { name, onEnd } = this.#settings;
    onEnd?.(`${name} ${reason.message}`);
    logger.error({ err: reason }, `${name} ended and is being restarted`);
    this.#respawnTimer = setTimeout(() => {
      this.#respawnTimer = undefined;
      this.#child = this.#spawn();
    }, RESPAWN_MS);
  }
}
