// What workers start for all their files, noted where the end of the run finds it.
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { isRunning } from './processes.ts';

const noted = (runFolder: string) => join(runFolder, 'shared-installations');

/** Notes a started installation: `endShared` ends it. */
export function noteShared(runFolder: string, { dataDir, pid }: Installation): void {
  appendFileSync(noted(runFolder), `${JSON.stringify([pid(), dataDir])}\n`);
}

/** Ends the installations of a run's workers and removes their folders; browsers end with their workers. */
export async function endShared(runFolder: string): Promise<void> {
  for (const line of readNoted(runFolder)) {
    const [pid, dataDir] = JSON.parse(line) as [number, string];
    if (isRunning(pid)) process.kill(pid, 'SIGTERM');
    while (isRunning(pid)) await delay(50);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readNoted(runFolder: string): string[] {
  try {
    return readFileSync(noted(runFolder), 'utf8').trim().split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // no file of this run needed one
    throw error;
  }
}
