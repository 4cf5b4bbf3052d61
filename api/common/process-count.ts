import { availableParallelism, totalmem } from 'node:os';
import { config } from './config.ts';

/** What a process that answers requests may take, bytes: what it needs, its caches, and a burst of requests. */
const PROCESS_BYTES = 512 * 1024 * 1024;
/** Fewer connections in a pool let one slow query keep a process's other requests waiting. */
const LEAST_POOL = 4;
/** What a server process opens beside its two pools: look-ups, news, and what scans columns. */
const FURTHER_CONNECTIONS = 8;
/** Main process, ingester, worker, and who looks at the database beside Footbridge. */
const OTHER_CONNECTIONS = 50;

let count = config.serverProcesses ?? byMachine();

/** How many processes of this node answer requests: WORKERS, or by the machine. */
export const serverProcessCount = (): number => count;

/** The most connections in each of the two pools of one of so many server processes, which have DATABASE_POOL together. */
export const poolOf = (processes: number): number =>
  processes === 1 ? config.databasePool : Math.max(LEAST_POOL, Math.ceil(config.databasePool / processes));

/** The most connections that a node with so many server processes opens. */
export const connectionsOf = (processes: number): number =>
  OTHER_CONNECTIONS + processes * (2 * poolOf(processes) + FURTHER_CONNECTIONS);

/** Where WORKERS does not say, lets only so many processes answer requests as a database has connections for. */
export function fitInto(connections: number): void {
  if (config.serverProcesses !== undefined) return;
  while (count > 1 && connectionsOf(count) > connections) count--;
}

/** How many processes a machine has the processors and the memory for, one processor aside for the database and what stores clicks. */
function byMachine(): number {
  const bound = process.constrainedMemory();
  const bytes = Math.min(bound || Infinity, totalmem());
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(bytes / PROCESS_BYTES)));
}
