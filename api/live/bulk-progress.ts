import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { z } from 'zod';
import { pool } from '../db.ts';
import type { Viewer } from '../viewer.ts';
import { pubsub, type BulkProgress } from './pubsub.ts';

const Payload = z.object({
  o: z.number().int(),
  j: z.string(),
  d: z.number().int().min(0),
  t: z.number().int().min(0),
});

const keyOf = (ownerId: number, jobId: string) => `${ownerId}:${jobId}`;

/** Tells every node how far a bulk creation has come; call it outside the transaction, which tells nothing before its end. */
export async function announceBulkProgress(
  viewer: Viewer,
  jobId: string,
  { done, total }: BulkProgress,
): Promise<void> {
  const payload = JSON.stringify({ o: viewer.id, j: jobId, d: done, t: total });
  await pool.query("SELECT pg_notify('bulk_progress', $1)", [payload]);
}

/** Passes a notification on to this node's subscribers; throws for a payload that cannot be read. */
export function hearBulkProgress(payload: string): void {
  const { o, j, d: done, t: total } = Payload.parse(JSON.parse(payload));
  pubsub.publish('bulk', keyOf(o, j), { done, total });
}

/** setTimeout cannot wait longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * How far one bulk creation of the viewer has come, the latest word only. Completes when it is done, also when it was
 * done before (`finished` tells), or when the viewer's access token expires.
 */
export function bulkProgress(
  viewer: Viewer,
  jobId: string,
  finished: () => Promise<BulkProgress | null>,
): Repeater<BulkProgress> {
  return new Repeater<BulkProgress>(async (push, stop) => {
    const events = pubsub.subscribe('bulk', keyOf(viewer.id, jobId));
    const lifetime = Math.min(Math.max(viewer.tokenExpiresAt.getTime() - Date.now(), 0), LONGEST_TIMER_MS);
    const end = setTimeout(stop, lifetime);
    void stop.then(() => events.return());
    try {
      const first = events.next(); // listens from here on, so that nothing is missed between looking and listening
      const before = await finished();
      if (before) return void push(before);
      for (let event = await first; !event.done; event = await events.next()) {
        void push(event.value);
        if (event.value.done >= event.value.total) break;
      }
    } finally {
      clearTimeout(end);
      stop();
    }
  }, new SlidingBuffer(1));
}
