import type { Pool } from 'pg';
import { notKnown, type Finding } from '../common/health-checks.ts';
import { readUnstoppedNodes } from './running-nodes.ts';

const SHORT_ID = 8;
const MOST_NAMED = 10;

/** What operators call a node. */
export const shortNodeId = (id: string): string => id.slice(0, SHORT_ID);

/** Tells of nodes that ended without being stopped, and are not running again: their journals may hold clicks. Never failing. */
export const findEndedNodes = (pool: Pick<Pool, 'query'>): Promise<Finding> => read(pool).catch(() => notKnown);

async function read(pool: Pick<Pool, 'query'>): Promise<Finding> {
  const ended = (await readUnstoppedNodes(pool)).filter(({ isRunning }) => !isRunning).slice(0, MOST_NAMED);
  if (!ended.length) return { state: 'ok' };
  const named = ended.map(({ id, storedAt }) => {
    const last = storedAt ? `, which last stored clicks at ${storedAt.toISOString()}` : '';
    return `${shortNodeId(id)}${last}`;
  });
  return {
    state: 'degraded',
    message: `Ended without being stopped, with clicks that may wait in the journal: node ${named.join('; node ')}.`,
  };
}
