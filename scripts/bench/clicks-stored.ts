import { setTimeout as delay } from 'node:timers/promises';
import type { Installation } from '../../tests/kit/installation.ts';

/** Half a million clicks of a round take the ingester half a minute. */
const TIMEOUT_MS = 300_000;

/** Waits until so many clicks of an installation are stored, and nothing is left to do; throws when that takes too long. */
export async function clicksStored({ query }: Pick<Installation, 'query'>, clicks: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const [row] = await query<{ clicks: number }>(
      'SELECT sum(clicks + bots)::int AS clicks FROM analytics.stat_hour WHERE link_id = 0',
    );
    if ((row?.clicks ?? 0) >= clicks) return;
    if (Date.now() > deadline) throw new Error(`${row?.clicks} of ${clicks} clicks were stored in time`);
    await delay(200);
  }
}
