import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { withClient } from '../database/with-client.ts';
import { tellPendingFacts } from '../measurements/visits/visit-facts-of.ts';
import { clickStore } from './store.ts';

/** Visits are shown so soon after their clicks, at most twice that with the time that the figures rest, milliseconds. */
const SOON_MS = 500;

/** Joins what was reported of clicks before they were stored with these clicks. */
export async function joinReports(client: ClientBase): Promise<void> {
  await clickStore.joinFacts();
  await tellPendingFacts(client);
}

/** Joins reports soon after clicks were stored; several batches of clicks share one run. A job repeats what fails. */
export class ReportFollower {
  readonly #pool: Pool;
  #isWaiting = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Clicks were stored; to be called after each batch. */
  follow(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void delay(SOON_MS, undefined, { ref: false })
      .then(() => withClient(this.#pool, joinReports))
      .catch(() => {})
      .finally(() => (this.#isWaiting = false));
  }
}
