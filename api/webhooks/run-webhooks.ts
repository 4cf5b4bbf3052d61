import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { logger } from '../logger.ts';
import { attempt } from './attempt.ts';
import { bundleClicks } from './bundle-clicks.ts';
import { claimDeliveries, type ClaimedDelivery } from './claim.ts';
import { settle } from './settle.ts';

/** How often is looked for what is due, milliseconds; one look is one question to a small index. */
const LOOK_MS = 1_000;
/** After a failure, which usually means that the database is away. */
const RETRY_MS = 5_000;
/** Deliveries that are under way at once in this process. */
const MOST_UNDER_WAY = 50;

/** What delivering needs. */
export interface WebhookWork {
  pool: Pool;
  signal: AbortSignal;
}

/**
 * Delivers what is due, until the signal; several processes share the work. What is under way at the end is taken up again by whoever
 * comes next: everything is delivered at least once.
 */
export async function runWebhooks({ pool, signal }: WebhookWork): Promise<void> {
  const underWay = new Set<Promise<void>>();
  while (!signal.aborted) {
    const isFine = await look(pool, underWay).catch((error: unknown) => {
      if (!signal.aborted) logger.warn({ err: error }, 'webhooks cannot be delivered at the moment');
      return false;
    });
    const over = new AbortController();
    const waiting = { signal: AbortSignal.any([signal, over.signal]) };
    const wait = pause(isFine ? LOOK_MS : RETRY_MS, undefined, waiting).catch(() => {});
    await (isFine ? Promise.race([wait, ...underWay]) : wait);
    over.abort();
  }
}

/** Makes deliveries of clicks, and begins as many as there is room for. */
async function look(pool: Pool, underWay: Set<Promise<void>>): Promise<boolean> {
  await bundleClicks(pool);
  const room = MOST_UNDER_WAY - underWay.size;
  for (const delivery of room > 0 ? await claimDeliveries(pool, room) : []) {
    const sending = deliver(pool, delivery).finally(() => underWay.delete(sending));
    underWay.add(sending);
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
