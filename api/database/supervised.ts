import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const RESTART_MS = 1_000;
const STOP_TIMEOUT_MS = 30_000;
const OUTPUT_CHARACTERS = 2_000;

/** A PostgreSQL server that is started again when it crashes, and stopped when this process ends. */
export class Supervised {
  readonly #spawn: () => ChildProcess;
  readonly #onCrash: (reason: string) => void;
  #child: ChildProcess;
  #output = '';
  #isKept = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(spawn: () => ChildProcess, onCrash: (reason: string) => void = () => {}) {
    this.#spawn = spawn;
    this.#onCrash = onCrash;
    this.#child = this.#start();
    // However this process ends, it stops the server; only SIGKILL leaves one behind.
    process.once('exit', this.#stopOnExit);
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last line the server printed. */
  get lastLine(): string {
    return this.#output.trim().split('\n').at(-1) || 'it printed nothing';
  }

  /** From now on, restarts the server whenever it ends by itself. */
  keepRunning(): void {
    this.#isKept = true;
  }

  /** PostgreSQL's "fast" shutdown: ends sessions and writes a checkpoint; after 30 seconds an immediate one. */
  async stop(): Promise<void> {
    this.#isKept = false;
    clearTimeout(this.#restart);
    process.off('exit', this.#stopOnExit);
    if (!this.isRunning) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    const timer = setTimeout(() => this.#child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }

  #start(): ChildProcess {
    const child = this.#spawn();
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-OUTPUT_CHARACTERS)),
    );
    child.on('error', (error) => (this.#output = error.message));
    child.on('exit', (code, signal) => {
      if (!this.#isKept) return;
      this.#onCrash(`ended with ${signal ?? `code ${code}`}: ${this.lastLine}`);
      // Processes of the crashed server may use the folder for a moment longer; a start that fails is repeated.
      this.#restart = setTimeout(() => (this.#child = this.#start()), RESTART_MS);
    });
    return child;
  }

  readonly #stopOnExit = () => void this.#child.kill('SIGINT');
}
