import { lowerPriority } from '../common/lower-priority.ts';
import { noteDatabaseKind, type DatabaseKind } from '../database/address.ts';
import { lowerBackendPriority } from '../database/backend-priority.ts';
import { pools } from '../database/pool.ts';

/** Redirects and dashboards have priority when the processor is busy. */
const NICENESS = 10;

/** Lowers the priority of this process, and of what a database of this kind does for it, before anything connects to that. */
export function lowerWorkerPriority(database: DatabaseKind): void {
  noteDatabaseKind(database);
  lowerPriority(NICENESS);
  if (database === 'embedded') for (const pool of Object.values(pools)) lowerBackendPriority(pool, NICENESS);
}
