import { join } from 'node:path';
import { buildScript, writeIfChanged } from './build-script.ts';

/** Writes the script of the measuring page, small enough to stand in it, where the server finds it. */
export async function writeMeasureScript(root: string): Promise<void> {
  const script = await buildScript(root, 'web/measure/measure.ts', 'es2017');
  const file = join(root, 'api/generated/measure-script.ts');
  const text = `// Written by scripts/generate.ts from web/measure/measure.ts.\nexport const measureScript = ${JSON.stringify(script)};\n`;
  writeIfChanged(file, text);
}
