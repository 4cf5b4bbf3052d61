// A worker runs many files of tests in one process. They share our modules and one application, which makes them fast; those that
// say so have modules of their own: they change settings, mock modules, or look at what a process has done in all.
import type { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** What a worker had before its first file, and what was started since. */
interface Kept {
  environment: NodeJS.ProcessEnv;
  exitListeners: NodeJS.ExitListener[];
  timers: WeakRef<NodeJS.Timeout>[];
  threads: Worker[];
  /** What is done when our modules end. */
  ends: (() => Promise<void>)[];
  /** Whether the last file had modules of its own; undefined before the first. */
  wasAfresh?: boolean;
}

/** Modules end; the process does not. */
const worker = process as typeof process & { keptForTests?: Kept };

/** Undoes what an earlier file of this worker did to the process. Modules of its own are loaded anew, before a file and after it. */
export async function beginFile(isAfresh: boolean): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const kept = (worker.keptForTests ??= keep());
  kept.timers = kept.timers.filter((timer) => timer.deref());
  if (isAfresh && kept.wasAfresh === false) await endModules();
  if (isAfresh || kept.wasAfresh) vi.resetModules();
  kept.wasAfresh = isAfresh;
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, kept.environment);
}

/** Has something done when our modules end. */
export function atEndOfModules(end: () => Promise<void>): void {
  worker.keptForTests!.ends.push(end);
}

/** Ends what the end of a process would end: connections, threads, timers and listeners. */
export async function endModules(): Promise<void> {
  const kept = worker.keptForTests!;
  for (const end of kept.ends.splice(0)) await end();
  const { pools } = await import('../../api/database/pool.ts');
  // Where one is still held, the pool closes after this has returned.
  for (const pool of Object.values(pools)) if (!pool.ending) void pool.end();
  endTimers(kept);
  // Each has connections of its own, which it keeps for minutes.
  await Promise.all(kept.threads.splice(0).map((thread) => thread.terminate()));
  for (const listener of process.listeners('exit')) {
    if (!kept.exitListeners.includes(listener)) process.off('exit', listener);
  }
}

/** Clears the timers that were started: one that is left would keep all its modules in memory. */
function endTimers(kept: Kept): void {
  for (const timer of kept.timers.splice(0)) clearTimeout(timer.deref());
}

function keep(): Kept {
  const environment = { ...process.env };
  const kept: Kept = { environment, exitListeners: process.listeners('exit'), timers: [], threads: [], ends: [] };
  globalThis.setTimeout = noting(globalThis.setTimeout, kept);
  globalThis.setInterval = noting(globalThis.setInterval, kept);
  process.on('worker', (thread) => kept.threads.push(thread));
  return kept;
}

/** The same function, noting what it starts. */
function noting<Start extends typeof setTimeout | typeof setInterval>(start: Start, kept: Kept): Start {
  const noted = (...args: Parameters<typeof setTimeout>) => {
    const timer = (start as typeof setTimeout)(...args);
    kept.timers.push(new WeakRef(timer));
    return timer;
  };
  return Object.defineProperties(noted, Object.getOwnPropertyDescriptors(start)) as unknown as Start;
}
