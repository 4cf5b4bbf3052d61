import type { Pool } from 'pg';

/** A periodic job as it is now; times are null before its first run. */
export interface JobFigures {
  name: string;
  everyMs: number;
  ranAt: Date | null;
  /** Null while it runs. */
  nextAt: Date | null;
  tookMs: number | null;
  /** Why the last run failed; null where it did not. */
  failure: string | null;
  /** What needs attention, and what is worth knowing. */
  warning: string | null;
  note: string | null;
  /** Runs that failed, ever. */
  failures: number;
}

/** Times in milliseconds. */
const patience = { freshMs: 2_000, waitMs: 1_000 };

/** What the database tells of the jobs that a node runs, alone or with others. */
export class JobWatch {
  readonly #pool: Pool;
  readonly #node: string;
  #known: JobFigures[] = [];
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;

  constructor(pool: Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
  }

  /** The jobs by name; as they were last known while the database does not answer within a second. */
  async figures(): Promise<JobFigures[]> {
    if (performance.now() - this.#readAt < patience.freshMs) return this.#known;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience.waitMs);
    await Promise.race([this.#reading.catch(() => {}), late]);
    clearTimeout(timer);
    return this.#known;
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<JobFigures>(
      `SELECT name, every_ms AS "everyMs", ran_at AS "ranAt", took_ms AS "tookMs", failure, warning, note, failures,
         CASE WHEN leased_until IS NULL OR leased_until <= now() THEN due_at END AS "nextAt"
       FROM job WHERE node IN ('', $1) ORDER BY name`,
      [this.#node],
    );
    this.#known = rows;
    this.#readAt = performance.now();
  }
}
