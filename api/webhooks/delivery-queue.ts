import type { Pool } from 'pg';
import type { JobQueue, WorkEnd } from '../jobs/job.ts';
import { attempt } from './attempt.ts';
import { claimDeliveries, type ClaimedDelivery } from './claim.ts';
import { settle } from './settle.ts';

/** Deliveries that are under way at once in a process, and those among them of webhooks that fail. */
const MOST_UNDER_WAY = { all: 100, failing: 50 } as const;

/** The deliveries of webhooks that wait; several processes share the work, and everything is delivered at least once. */
export const deliveryQueue: JobQueue<ClaimedDelivery> = {
  name: 'webhook_deliveries',
  most: MOST_UNDER_WAY.all,
  everyMs: 5_000,
  claim(pool, places, underWay) {
    const failing = underWay.filter(({ isFailing }) => isFailing).length;
    return claimDeliveries(pool, { all: places, failing: MOST_UNDER_WAY.failing - failing });
  },
  async work(delivery: ClaimedDelivery, pool: Pool): Promise<WorkEnd> {
    const againInMs = await settle(pool, delivery, await attempt(delivery));
    return againInMs === null ? {} : { againInMs };
  },
};
