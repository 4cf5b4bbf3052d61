import type { ClientBase, Pool } from 'pg';

/** What a run of a job reports to operators. */
export interface JobFinding {
  /** Worth knowing; needs no action. */
  note?: string;
  /** Needs attention. */
  warning?: string;
  /** When it is due again, milliseconds, sooner than at its interval; at its interval where this is left out. */
  againInMs?: number;
}

/** What a run of a job works with. */
export interface JobContext {
  /** A connection of its own. */
  client: ClientBase;
  pool: Pool;
  /** Aborted when the process ends, or the job may run no longer. */
  signal: AbortSignal;
  /** True while visitors need the processor. */
  isBusy(): boolean;
}

/** Work that is done at intervals, by one node for all. */
export interface PeriodicJob {
  name: string;
  everyMs: number;
  /** Every node does it for itself. */
  isOfNode?: boolean;
  /** It waits while visitors need the processor. */
  isDeferrable?: boolean;
  /** How long after a transaction has announced work it runs, milliseconds; at once where this is left out. */
  soonMs?: number;
  run(context: JobContext): Promise<JobFinding | void>;
}

/** What came of a piece of work: nothing to add, or times in milliseconds. */
export interface WorkEnd {
  /** It is to be done again then. */
  againInMs?: number;
  /** The queue takes nothing until then. */
  restMs?: number;
}

/** Work that transactions order, done by any node; what waits is rows of a table of its domain. */
export interface JobQueue<Item = unknown> {
  name: string;
  /** What may be under way at once in this process. */
  most: number;
  /** How often is looked for what comes due, milliseconds; what is new is announced. */
  everyMs: number;
  /** Takes at most so many of what is due; nobody else takes it before its lease ends. */
  claim(pool: Pool, places: number, underWay: readonly Item[]): Promise<Item[]>;
  /** Does it, and notes what came of it. */
  work(item: Item, pool: Pool): Promise<WorkEnd | void>;
}

/** A queue among others, whatever its items are. */
export const anyQueue = <Item>(queue: JobQueue<Item>): JobQueue => queue as unknown as JobQueue;
