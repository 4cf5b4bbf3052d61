import type { Pool } from 'pg';
import type { Finding } from '../../common/health-checks.ts';
import { readWaiting } from './outbox.ts';

/** Who waits longer than any hiccup takes is told of, milliseconds. */
const NOTICED_MS = 10_000;
const MINUTE_MS = 60_000;

/** Tells of clicks that wait for ClickHouse. Never failing: redirects and counters go on. */
export async function findWaiting(pool: Pick<Pool, 'query'>): Promise<Finding> {
  const waiting = await readWaiting(pool).catch(() => null);
  if (!waiting) return { state: 'degraded', message: 'The database does not say how many clicks wait for ClickHouse.' };
  const { clicks, ms } = waiting;
  if (ms < NOTICED_MS) return { state: 'ok' };
  const minutes = Math.ceil(ms / MINUTE_MS);
  return {
    state: 'degraded',
    message: `ClickHouse takes no clicks: ${clicks.toLocaleString('en')} wait in the database, the first for ${minutes} min. None is lost.`,
  };
}
