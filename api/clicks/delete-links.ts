import { setTimeout as delay } from 'node:timers/promises';
import { pool } from '../database/pool.ts';
import { withClient } from '../database/with-client.ts';
import type { Transaction } from '../db.ts';
import { logger } from '../logger.ts';
import { clickStore } from './store.ts';

/** How long a deletion waits for the figures, milliseconds; after that it is answered without them. */
const PATIENCE_MS = 5_000;

/** Marks links as deleted in the short transaction that deletes them; no click of them is stored afterwards. */
export const markDeleted = (tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> =>
  clickStore.markDeleted(tx, ownerId, linkIds);

/**
 * Takes the clicks of an owner's deleted links out of every figure. Resolves when that is done, or after five seconds. A
 * failure is logged: the job `deletions` completes what is left over, even when this process ends.
 */
export async function settleDeletions(ownerId: number): Promise<void> {
  const settled = withClient(pool, (client) => clickStore.subtractDeleted(client, ownerId)).catch((error: unknown) =>
    logger.warn({ err: error }, 'clicks of deleted links could not be subtracted yet; a job will do it'),
  );
  const waiting = new AbortController();
  await Promise.race([settled, delay(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => {})]);
  waiting.abort();
}

/** Deletes everything stored of the clicks of an owner whose links are gone; returns the number of clicks. */
export const forgetOwner = (ownerId: number): Promise<number> =>
  withClient(pool, (client) => clickStore.forgetOwner(client, ownerId));
