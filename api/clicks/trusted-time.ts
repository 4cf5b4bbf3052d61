import type { ClientBase } from 'pg';
import { readState, writeState } from './job-state.ts';

/** So many times faster than time passes the trusted time follows the clock: a leap of a day takes an hour. */
const FOLLOWS = 24;
const STATE = 'trusted-time';

/** What is deleted by the clock goes by this. */
export interface TrustedTime {
  /** Milliseconds since 1970, never later than the clock. */
  at: number;
  /** How far the clock is ahead of it, milliseconds. */
  behindMs: number;
}

/**
 * The time as far as it has been witnessed. A clock that leaps, as one that is wrong at a start, is not believed at once:
 * the trusted time follows it no faster than 24 hours an hour in which this process ran, and is kept in the database. So
 * a start with a wrong clock deletes next to nothing, and after a month in which the server was off what is due goes
 * within little more than a day.
 */
export class Timekeeper {
  readonly #clock: () => number;
  readonly #elapsed: () => number;
  #lookedAt: number | null = null;
  #trusted: TrustedTime | null = null;

  /** `clock` gives milliseconds since 1970, `elapsed` milliseconds that passed since any moment. */
  constructor(clock = () => Date.now(), elapsed = () => performance.now()) {
    this.#clock = clock;
    this.#elapsed = elapsed;
  }

  /** What the last look found; throws before the first. */
  get trusted(): TrustedTime {
    if (!this.#trusted) throw new Error('the time was not compared with the database yet');
    return this.#trusted;
  }

  /** Looks at the clock, and lets the trusted time follow it. */
  async look(client: ClientBase): Promise<TrustedTime> {
    const now = this.#clock();
    const elapsed = this.#elapsed();
    const step = this.#lookedAt === null ? 0 : (elapsed - this.#lookedAt) * FOLLOWS;
    const before = (await readState<{ at: number }>(client, STATE))?.at ?? (await lastStored(client)) ?? now;
    const at = before + Math.max(-step, Math.min(step, now - before));
    // An installation without clicks has nothing to lose, and may have been made before its clock was set.
    if ((await lastStored(client)) !== null) await writeState(client, STATE, { at });
    this.#lookedAt = elapsed;
    return (this.#trusted = { at: Math.min(at, now), behindMs: Math.max(0, now - at) });
  }
}

/** When clicks were last stored, by the database's clock; null before any were. */
async function lastStored(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'SELECT max(moved_at) AS at FROM analytics.journal_position WHERE segment > 0',
  );
  return rows[0]?.at?.getTime() ?? null;
}
