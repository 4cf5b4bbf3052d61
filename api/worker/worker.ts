import { config } from '../common/config.ts';
import { KeptProcess } from '../common/kept-process.ts';
import { databaseKind, databaseUrl } from '../database/address.ts';

/** busy: visitors need the processor. end: stop what runs, and end. */
export type ToWorker = 'busy' | 'end';

const HUNG_MS = 30_000;
const END_TIMEOUT_MS = 5_000;

/** The parent's side of the worker's process, which runs jobs and queues. */
export class Worker {
  readonly #process: KeptProcess;
  #failure: string | null = null;

  /** Starts the process for the node whose journal is in `journalFolder`, and keeps it running until `stop`. */
  constructor(journalFolder: string, nodeId: string) {
    this.#process = new KeptProcess({
      name: 'the worker',
      entry: 'worker/worker-main.ts',
      arguments: [journalFolder, nodeId, databaseKind()],
      environment: {
        ...config.childEnvironment,
        DATABASE_URL: databaseUrl(),
        DATABASE_POOL: '8', // four jobs at once with what they read, and the queues
        DATABASE_STATEMENT_SECONDS: '0',
      },
      hungMs: () => HUNG_MS,
      onMessage: () => (this.#failure = null),
      onEnd: (reason) => (this.#failure = reason),
    });
  }

  /** Tells it that visitors need the processor; it is good for a second. */
  busy(): void {
    this.#process.send('busy' satisfies ToWorker);
  }

  /** Why the process is not there; null while it is. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Ends it; what it interrupts is begun again by another node, or after the next start. */
  stop(): Promise<void> {
    return this.#process.stop('end' satisfies ToWorker, END_TIMEOUT_MS);
  }
}
