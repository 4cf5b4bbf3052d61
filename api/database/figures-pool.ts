import type pg from 'pg';
import { config } from '../common/config.ts';
import { registerCheck, type Finding } from '../common/health-checks.ts';
import { connection, pool } from './pool.ts';
import { ReplicaPool, type ReplicaState } from './replica-pool.ts';

const { databaseReadUrl } = config;

const replicaPool = databaseReadUrl
  ? new ReplicaPool(
      { ...connection, max: config.databasePool, application_name: 'footbridge-figures' },
      databaseReadUrl,
    )
  : null;

/** Runs a query of figures: on a replica where DATABASE_READ_URL names one that has what the primary has, else on the primary. */
export async function queryFigures<Row extends pg.QueryResultRow>(
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  if (!replicaPool) return pool.query<Row>(query, values);
  try {
    return await replicaPool.query<Row>(query, values);
  } catch (error) {
    // A replica ends queries that keep it from following.
    if (replicaPool.avoidReplica()) return replicaPool.query<Row>(query, values);
    throw error;
  }
}

/** Watches the replica, where there is one, until the function returned is called. */
export function watchReplica(): () => Promise<void> {
  if (!replicaPool) return async () => {};
  registerCheck('replica', async () => findings[await replicaPool.look()]);
  return () => replicaPool.end();
}

const findings: Record<ReplicaState, Finding> = {
  follows: { state: 'ok' },
  behind: { state: 'degraded', message: 'The replica is behind. Figures are read from the primary.' },
  away: {
    state: 'degraded',
    message: 'The replica does not answer, or does not follow the primary. Figures are read from the primary.',
  },
};
