import { lazy, type ComponentType } from 'react';

/** How often a file is asked for again, and after how long: a server that restarts is back within this time. */
const TRIES = 30;
const PAUSE_MS = 2_000;

/**
 * A component whose file is loaded when it is first shown. While the network or the server is away, what stands in for it
 * stays, and the file is asked for again.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }));

/** What a file of the app has, which is asked for again while it cannot be reached. */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
