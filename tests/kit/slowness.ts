// How slow the machine is at the moment: what a bound is measured against where the product is not alone to blame.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Clicks are stored by a process that gives way to others. */
export const INGESTER_NICENESS = 10;
/** What loading the server's libraries takes on an idle machine of two cores, milliseconds. */
const USUAL_LOADING_MS = 300;

/** How many times as long as usual this machine takes at the moment for what is as nice as that; 1 at least. */
export async function slowness(niceness = 0): Promise<number> {
  const libraries = ['fastify', 'graphql-yoga', 'pg'].map((name) => `import('${name}')`);
  let best = Infinity;
  for (let attempt = 0; attempt < 3; attempt++) {
    const began = performance.now();
    const child = spawn(process.execPath, ['-e', `Promise.all([${libraries.join()}])`], { cwd: root, stdio: 'ignore' });
    if (niceness > 0) setPriority(child.pid!, niceness);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error('The libraries of the server cannot be loaded.');
    best = Math.min(best, performance.now() - began);
  }
  return Math.max(1, best / USUAL_LOADING_MS);
}
