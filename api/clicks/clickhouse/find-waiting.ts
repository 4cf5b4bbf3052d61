import type { Pool } from 'pg';
import { notKnown, type Finding } from '../../common/health-checks.ts';
import { readWaiting } from './outbox.ts';
import { grouped } from '../../common/grouped.ts';

/** Who waits longer than any hiccup takes is told of, milliseconds. */
const NOTICED_MS = 10_000;
const MINUTE_MS = 60_000;

/** Tells of clicks that wait for ClickHouse. Never failing: redirects and counters go on. */
export const findWaiting = (pool: Pick<Pool, 'query'>): Promise<Finding> => read(pool).catch(() => notKnown);

async function read(pool: Pick<Pool, 'query'>): Promise<Finding> {
  const { clicks, ms } = await readWaiting(pool);
  if (ms < NOTICED_MS) return { state: 'ok' };
  const minutes = Math.ceil(ms / MINUTE_MS);
  return {
    state: 'degraded',
    message: `ClickHouse takes no clicks: ${grouped(clicks)} wait in the database, the first for ${minutes} min. None is lost.`,
  };
}
