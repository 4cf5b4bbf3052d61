import pg from 'pg';
import { lowerBackendPriority } from '../../../database/backend-priority.ts';
import { PrimaryClient } from '../../../database/primary-client.ts';
import { ReplicaPool } from '../../../database/replica-pool.ts';
import { copySocket } from '../../../database/copy/socket.ts';
import { READING_NICENESS } from './serve-worker.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** Of one owner: clicks that are in no block yet, and columns. */
const CONNECTIONS = 3;

/** The connections over which columns are read; they are kept, since a new one takes as long as a query may. */
export function columnarPool({ databaseUrl, databaseKind, databaseReadUrl, statementMs }: WorkerSettings): pg.Pool {
  const settings = {
    connectionString: databaseUrl,
    statement_timeout: statementMs,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    Client: PrimaryClient as never, // the pool hands it these settings
    idleTimeoutMillis: 0,
    application_name: 'footbridge-columns',
    stream: copySocket as () => ReturnType<typeof copySocket>, // pg passes it the settings, which the types leave out
  };
  if (databaseReadUrl) return new ReplicaPool(settings, databaseReadUrl);
  const pool = new pg.Pool(settings);
  if (databaseKind === 'embedded') lowerBackendPriority(pool, READING_NICENESS);
  pool.on('error', () => {}); // the next query gets another connection
  return pool;
}
