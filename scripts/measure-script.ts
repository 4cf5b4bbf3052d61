import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Writes the script of the measuring page, small enough to stand in it, where the server finds it. */
export async function writeMeasureScript(root: string): Promise<void> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'web/measure/measure.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output[0].code.trim();
  const file = join(root, 'api/generated/measure-script.ts');
  const text = `// Written by scripts/generate.ts from web/measure/measure.ts.\nexport const measureScript = ${JSON.stringify(script)};\n`;
  // A file that is written anew restarts a server that watches it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
