import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const RESTART_MS = 1_000;
const STOP_TIMEOUT_MS = 30_000;
const LAST_WORDS = 2_000;

/** A PostgreSQL server this process answers for: started again when it crashes, ended when we end. */
export class Supervised {
  readonly #spawn: () => ChildProcess;
  readonly #onCrash: (reason: string) => void;
  #child: ChildProcess;
  #said = '';
  #isKept = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(spawn: () => ChildProcess, onCrash: (reason: string) => void = () => {}) {
    this.#spawn = spawn;
    this.#onCrash = onCrash;
    this.#child = this.#start();
    // However this process ends, it asks the server to end too; only SIGKILL leaves one behind.
    process.once('exit', this.#endWithUs);
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last line the server printed. */
  get lastWords(): string {
    return this.#said.trim().split('\n').at(-1) || 'it said nothing';
  }

  /** From now on the server is started again whenever it ends by itself. */
  keepRunning(): void {
    this.#isKept = true;
  }

  /** PostgreSQL's "fast" shutdown: ends sessions, writes a checkpoint; after 30 seconds without ceremony. */
  async stop(): Promise<void> {
    this.#isKept = false;
    clearTimeout(this.#restart);
    process.off('exit', this.#endWithUs);
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    const timer = setTimeout(() => this.#child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(timer);
  }

  #start(): ChildProcess {
    const child = this.#spawn();
    child.stderr?.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-LAST_WORDS)));
    child.on('error', (error) => (this.#said = error.message));
    child.on('exit', (code, signal) => {
      if (!this.#isKept) return;
      this.#onCrash(`ended with ${signal ?? `code ${code}`}: ${this.lastWords}`);
      // What its killed parent left running still holds the folder for a moment: then it ends, and is tried again.
      this.#restart = setTimeout(() => (this.#child = this.#start()), RESTART_MS);
    });
    return child;
  }

  readonly #endWithUs = () => void this.#child.kill('SIGINT');
}
