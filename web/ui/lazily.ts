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

/** Pixels of width from which a page shows its first chart without being scrolled. */
const WIDE = 1024;

/** The same for what a wide window shows at once: there the file is on its way before the page has its data. */
export function early<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (window.innerWidth < WIDE) return lazily(load);
  const loading = persistently(load);
  loading.catch(() => {}); // whoever shows it says why it failed
  return lazy(async () => ({ default: await loading }));
}

async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
