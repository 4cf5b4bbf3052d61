import { availableParallelism, totalmem } from 'node:os';
import { config } from './config.ts';

/** What a process that answers requests may take, bytes: what it needs, its caches, and a burst of requests. */
const PROCESS_BYTES = 512 * 1024 * 1024;

/** How many processes a machine has the processors and the memory for, one processor aside for the database and what stores clicks. */
function byMachine(): number {
  const bound = process.constrainedMemory();
  const bytes = Math.min(bound || Infinity, totalmem());
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(bytes / PROCESS_BYTES)));
}

/** How many processes of this node answer requests: WORKERS, or by the machine. */
export const serverProcessCount = config.serverProcesses ?? byMachine();
