import { writeFile } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Linux takes a new priority of a session every 100 milliseconds from accounts that are not root. */
const AGAIN_MS = 250;
const ATTEMPTS = 20;
const LOWEST = 19;

/**
 * Gives the backends that a pool of the embedded database connects to from now on this niceness: what they do for a process that gives
 * way to visitors would take the processor from those at full priority.
 */
export function lowerBackendPriority(pool: Pool, niceness: number): void {
  pool.on('connect', (backend) => {
    const { processID } = backend as PoolClient & { processID: number };
    try {
      setPriority(processID, niceness);
    } catch {
      return; // some accounts may not; then it keeps its own and works all the same
    }
    void setSessionPriority(processID, niceness);
  });
}

/**
 * PostgreSQL makes each backend a session, and Linux shares processors out between sessions before it looks at the priorities within them
 * (sched(7), "The autogroup feature").
 */
async function setSessionPriority(pid: number, niceness: number): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await writeFile(`/proc/${pid}/autogroup`, String(sessionNiceness(niceness)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return; // it is not done here, or the backend has gone
      await delay(AGAIN_MS, undefined, { ref: false });
    }
  }
}

/** The weight of a session is divided among the processors that it uses, and ours may use all; a level is a factor of 1.25. */
const sessionNiceness = (niceness: number) =>
  Math.min(LOWEST, niceness + Math.round(Math.log(availableParallelism()) / Math.log(1.25)));
