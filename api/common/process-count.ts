import { availableParallelism, totalmem } from 'node:os';
import { config } from './config.ts';

const MEGABYTE = 1024 * 1024;
/** What a process that answers requests may take, bytes: what it needs, its caches, and a burst of requests. */
const PROCESS_BYTES = 512 * MEGABYTE;
/** What V8 gives one process on a large machine, and what a process needs for a burst of requests. */
const MOST_HEAP_MB = 4_096;
const LEAST_HEAP_MB = 384;
/** Fewer connections in a pool let one slow query keep a process's other requests waiting. */
const LEAST_POOL = 4;
/** With less of columns in memory, every question reads them anew. */
const LEAST_ANALYTICS_BYTES = 64 * MEGABYTE;
/** What a server process opens beside its two pools: look-ups, limits, news, and what scans columns. */
const FURTHER_CONNECTIONS = 10;
/** Main process, ingester, worker, and who looks at the database beside Footbridge. */
const OTHER_CONNECTIONS = 50;

/** The memory that this machine has, or that was given to this process, bytes. */
const memory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

let count = config.serverProcesses ?? byMachine();

/** How many processes of this node answer requests: WORKERS, or by the machine. */
export const serverProcessCount = (): number => count;

/** The most connections in each of the two pools of one of so many server processes, which have DATABASE_POOL together. */
export const poolOf = (processes: number): number =>
  processes === 1 ? config.databasePool : Math.max(LEAST_POOL, Math.ceil(config.databasePool / processes));

/** What one of so many server processes may keep of columns, bytes: together they have ANALYTICS_MEMORY_MB. */
export const analyticsMemoryOf = (processes: number): number =>
  processes === 1
    ? config.analyticsMemoryBytes
    : Math.max(LEAST_ANALYTICS_BYTES, config.analyticsMemoryBytes / processes);

/** The most connections that a node with so many server processes opens. */
export const connectionsOf = (processes: number): number =>
  OTHER_CONNECTIONS + processes * (2 * poolOf(processes) + FURTHER_CONNECTIONS);

/** Where WORKERS does not say, lets only so many processes answer requests as a database has connections for. */
export function fitInto(connections: number): void {
  if (config.serverProcesses !== undefined) return;
  while (count > 1 && connectionsOf(count) > connections) count--;
}

/** The most memory of the heap of one of so many processes, MB: together they leave a quarter of the machine's to everything else. */
export const heapOf = (processes: number): number =>
  Math.min(MOST_HEAP_MB, Math.max(LEAST_HEAP_MB, Math.floor((0.75 * memory()) / processes / MEGABYTE)));

/** How many processes a machine has the processors and the memory for, one processor aside for the database and what stores clicks. */
function byMachine(): number {
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(memory() / PROCESS_BYTES)));
}
