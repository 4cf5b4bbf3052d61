// A worker runs many files: packages stay loaded, which was most of the time; our own modules begin anew with each file.
import type { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** What a worker had before its first file, and what was started since. */
interface Kept {
  environment: NodeJS.ProcessEnv;
  exitListeners: NodeJS.ExitListener[];
  timers: WeakRef<NodeJS.Timeout>[];
  threads: Worker[];
}

/** Modules end with their file; the process does not. */
const worker = process as typeof process & { keptForTests?: Kept };

/** Undoes what an earlier file of this worker did to the process, and forgets the modules it loaded. */
export function beginAfresh(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { environment } = (worker.keptForTests ??= keep());
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  vi.resetModules();
}

/** Ends what the end of a process would end: connections, threads, timers and listeners of this file. */
export async function endFile(): Promise<void> {
  const { pools } = await import('../../api/database/pool.ts');
  // Where one is still held, the pool closes after this has returned.
  for (const pool of Object.values(pools)) if (!pool.ending) void pool.end();
  endTimers();
  const { exitListeners, threads } = worker.keptForTests!;
  // Each has connections of its own, which it keeps for minutes.
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  for (const listener of process.listeners('exit')) {
    if (!exitListeners.includes(listener)) process.off('exit', listener);
  }
}

/** Clears the timers of this file: one that is left would keep all its modules in memory. */
export function endTimers(): void {
  for (const timer of worker.keptForTests!.timers.splice(0)) clearTimeout(timer.deref());
}

function keep(): Kept {
  const timers: Kept['timers'] = [];
  globalThis.setTimeout = noting(globalThis.setTimeout, timers);
  globalThis.setInterval = noting(globalThis.setInterval, timers);
  const threads: Worker[] = [];
  process.on('worker', (thread) => threads.push(thread));
  return { environment: { ...process.env }, exitListeners: process.listeners('exit'), timers, threads };
}

/** The same function, noting what it starts. */
function noting<Start extends typeof setTimeout | typeof setInterval>(start: Start, timers: Kept['timers']): Start {
  const noted = (...args: Parameters<typeof setTimeout>) => {
    const timer = (start as typeof setTimeout)(...args);
    timers.push(new WeakRef(timer));
    return timer;
  };
  return Object.defineProperties(noted, Object.getOwnPropertyDescriptors(start)) as unknown as Start;
}
