import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { pool } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { timeUntil } from './coalesce.ts';
import { notifyBulkProgress } from './notifications.ts';
import { pubsub, type BulkProgress } from './pubsub.ts';

const keyOf = (ownerId: number, jobId: string) => `${ownerId}:${jobId}`;

/** Announces the progress of a bulk creation to all nodes. Call it outside the transaction, which sends only on commit. */
export const announceBulkProgress = (viewer: Viewer, jobId: string, progress: BulkProgress): Promise<void> =>
  notifyBulkProgress(pool, viewer.id, jobId, progress);

/** Passes progress on to this node's subscribers. */
export const publishBulkProgress = (ownerId: number, jobId: string, progress: BulkProgress): void =>
  pubsub.publish('bulk', keyOf(ownerId, jobId), progress);

/**
 * Streams the latest progress of one bulk creation of the viewer. Completes when the creation is done, which `finished`
 * tells for one that ended earlier, or when the viewer's access token expires.
 */
export function bulkProgress(
  viewer: Viewer,
  jobId: string,
  finished: () => Promise<BulkProgress | null>,
): Repeater<BulkProgress> {
  return new Repeater<BulkProgress>(async (push, stop) => {
    const events = pubsub.subscribe('bulk', keyOf(viewer.id, jobId));
    const end = setTimeout(stop, timeUntil(viewer.tokenExpiresAt));
    void stop.then(() => events.return());
    try {
      const first = events.next(); // subscribes now, so that no event between reading and listening is missed
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
