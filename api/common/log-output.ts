import { write, writeSync } from 'node:fs';

/** Characters that may wait for a reader who is slow; lines beyond them are lost. */
const MOST_WAITING = 8 * 1024 * 1024;
/** A pipe that is full is tried again after this long, at the end of the process so many times. */
const RETRY_MS = 50;
const LAST_TRIES = 20;

const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/**
 * Lines on their way to a file descriptor: written in the background, all of one turn of the event loop together, and
 * when the process ends the rest. Where nobody reads any more (a closed terminal) they are lost, and all else goes on.
 */
export class LogOutput {
  readonly #descriptor: number;
  #waiting = '';
  #next = Buffer.alloc(0);
  #state: 'idle' | 'gathering' | 'writing' = 'idle';

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
    process.on('exit', () => this.#writeRest());
  }

  write(line: string): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting += line;
    if (this.#state !== 'idle') return;
    this.#state = 'gathering';
    setImmediate(() => this.#writeOn());
  }

  #writeOn(): void {
    if (!this.#next.length) this.#take();
    if (!this.#next.length) return void (this.#state = 'idle');
    this.#state = 'writing';
    write(this.#descriptor, this.#next, (error, written) => {
      this.#state = 'gathering';
      if (error && isFull(error)) return void setTimeout(() => this.#writeOn(), RETRY_MS);
      this.#next = this.#next.subarray(error ? this.#next.length : written);
      this.#writeOn();
    });
  }

  #take(): void {
    this.#next = Buffer.from(this.#waiting);
    this.#waiting = '';
  }

  /** A write in progress is completed by its own caller. */
  #writeRest(): void {
    const begun = this.#state === 'writing' ? Buffer.alloc(0) : this.#next;
    let rest = Buffer.concat([begun, Buffer.from(this.#waiting)]);
    for (let tries = 0; rest.length && tries < LAST_TRIES;) {
      try {
        rest = rest.subarray(writeSync(this.#descriptor, rest));
      } catch (error) {
        if (!isFull(error)) return;
        tries++;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
      }
    }
  }
}
