import type { ClientBase } from 'pg';
import { readState, writeState } from './job-state.ts';

/** The trusted time follows the clock at 24 times real time: it catches up with a leap of a day in an hour. */
const CATCH_UP_RATE = 24;
const STATE = 'trusted-time';

/** The time by which data expires. */
export interface TrustedTime {
  /** Milliseconds since 1970, never later than the clock. */
  at: number;
  /** How far the clock is ahead of it, milliseconds. */
  behindMs: number;
}

/**
 * Protects data from a wrong clock. The trusted time follows the clock by at most 24 hours for each hour in which this
 * process ran, and is stored in the database. So a start with a wrong clock deletes almost nothing. After a month in which
 * the server was off, expired data is deleted within little more than a day.
 */
export class Timekeeper {
  readonly #clock: () => number;
  readonly #elapsed: () => number;
  #readAt: number | null = null;

  /** `clock` returns milliseconds since 1970; `elapsed` is a monotonic clock, milliseconds. */
  constructor(clock = () => Date.now(), elapsed = () => performance.now()) {
    this.#clock = clock;
    this.#elapsed = elapsed;
  }

  /** Reads the clock, and moves the trusted time towards it. */
  async read(client: ClientBase): Promise<TrustedTime> {
    const now = this.#clock();
    const elapsed = this.#elapsed();
    const step = this.#readAt === null ? 0 : (elapsed - this.#readAt) * CATCH_UP_RATE;
    const before = (await readState<{ at: number }>(client, STATE))?.at ?? (await lastStored(client)) ?? now;
    const at = before + Math.max(-step, Math.min(step, now - before));
    // Without clicks nothing can be lost; the installation may have begun before its clock was set.
    if ((await lastStored(client)) !== null) await writeState(client, STATE, { at });
    this.#readAt = elapsed;
    return { at: Math.min(at, now), behindMs: Math.max(0, now - at) };
  }
}

/** When clicks were last stored, by the database's clock; null for never. */
async function lastStored(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'SELECT max(moved_at) AS at FROM analytics.journal_position WHERE segment > 0',
  );
  return rows[0]?.at?.getTime() ?? null;
}
