import { setTimeout as pause } from 'node:timers/promises';

let isGoing = false;

/** Whether this server is about to stop: it still answers, but wants no new connections. */
export const isDraining = (): boolean => isGoing;

/** From now on every answer closes its connection, and the readiness says no. */
export function beginDraining(): void {
  isGoing = true;
}

/**
 * Tells balancers that this server is about to stop, and waits until they have noticed; until `hurry` at the latest. Meanwhile every
 * answer closes its connection.
 */
export async function drain(ms: number, hurry: AbortSignal): Promise<void> {
  if (!ms) return;
  beginDraining();
  await pause(ms, undefined, { signal: hurry }).catch(() => {});
}
