import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { logger } from '../logger.ts';
import { attempt } from './attempt.ts';
import { bundleClicks } from './bundle-clicks.ts';
import { bundleReports } from './bundle-reports.ts';
import { claimDeliveries, type ClaimedDelivery } from './claim.ts';
import { settle } from './settle.ts';

/** One look is a few questions to small indexes. */
const LOOK_MS = 1_000;
/** After a failure, which usually means that the database is away. */
const RETRY_MS = 5_000;
/** Deliveries that are under way at once in this process, and those among them of webhooks that fail. */
const MOST_UNDER_WAY = { all: 100, failing: 50 } as const;

/** What delivering needs. */
export interface WebhookWork {
  pool: Pool;
  signal: AbortSignal;
  /** How often is looked for what is due, milliseconds. */
  lookMs?: number;
}

/**
 * Delivers what is due, until the signal; several processes share the work. What is under way at the end is taken up again by whoever
 * comes next: everything is delivered at least once.
 */
export async function runWebhooks({ pool, signal, lookMs = LOOK_MS }: WebhookWork): Promise<void> {
  const underWay = new Map<Promise<void>, ClaimedDelivery>();
  while (!signal.aborted) {
    const isFine = await look(pool, underWay).catch((error: unknown) => {
      if (!signal.aborted) logger.warn({ err: error }, 'webhooks cannot be delivered at the moment');
      return false;
    });
    const over = new AbortController();
    const waiting = { signal: AbortSignal.any([signal, over.signal]) };
    const wait = pause(isFine ? lookMs : RETRY_MS, undefined, waiting).catch(() => {});
    await (isFine ? Promise.race([wait, ...underWay.keys()]) : wait);
    over.abort();
  }
}

/** Makes deliveries of clicks and reports, and begins as many as there is room for. */
async function look(pool: Pool, underWay: Map<Promise<void>, ClaimedDelivery>): Promise<boolean> {
  await bundleClicks(pool);
  await bundleReports(pool);
  const failing = [...underWay.values()].filter(({ isFailing }) => isFailing).length;
  const places = { all: MOST_UNDER_WAY.all - underWay.size, failing: MOST_UNDER_WAY.failing - failing };
  for (const delivery of places.all > 0 ? await claimDeliveries(pool, places) : []) {
    const sending = deliver(pool, delivery).finally(() => underWay.delete(sending));
    underWay.set(sending, delivery);
  }
  return true;
}

async function deliver(pool: Pool, delivery: ClaimedDelivery): Promise<void> {
  try {
    await settle(pool, delivery, await attempt(delivery));
  } catch (error) {
    logger.warn({ err: error }, 'what came of a delivery could not be noted; it is sent again');
  }
}
