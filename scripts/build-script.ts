import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds a script that stands alone: minified, in a scope of its own, for browsers of a year of the language. */
export async function buildScript(root: string, input: string, target: `es${number}`): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target,
      modulePreload: false,
      rolldownOptions: { input: join(root, input), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/** Writes a file only where it changes: one that is written anew restarts a server that watches it. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
