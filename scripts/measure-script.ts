import { join } from 'node:path';
import { buildScript, writeIfChanged } from './build-script.ts';

/** The scripts that stand in pages of the server: how it calls them, and the language that their browsers know. */
const scripts = [
  { name: 'measure', target: 'es2017' },
  { name: 'line', target: 'es2020' },
] as const;

/** Writes the scripts of the measuring pages, small enough to stand in them, where the server finds them. */
export async function writeMeasureScripts(root: string): Promise<void> {
  for (const { name, target } of scripts) {
    const source = `web/measure/${name}.ts`;
    const script = await buildScript(root, source, target);
    const file = join(root, `api/generated/${name}-script.ts`);
    const text = `// Written by scripts/generate.ts from ${source}.\nexport const ${name}Script = ${JSON.stringify(script)};\n`;
    writeIfChanged(file, text);
  }
}
