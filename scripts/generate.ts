// Generates everything that is derived from the sources, in the order of dependence: Prisma's client and Pothos' types, the
// reserved words, the countries, the columns of CSV files, the measuring pages' scripts, the snippet, schema.graphql and Relay's artifacts.
// With `install` all but the last three. Snippet and schema are committed, and a test fails when they are stale; artifacts
// are a step of their own (scripts/prepare.mjs). With `schema` all but what Prisma generates.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import worldCountries from 'world-countries';
import { serverPaths } from '../api/doors/http/reserved-paths.ts';
import { futureSegments, paths } from '../web/paths.ts';
import { writeMeasureScripts } from './measure-script.ts';
import { writeSnippet } from './snippet-script.ts';

const root = join(import.meta.dirname, '..');
const part = process.argv[2];

function program(entry: string, ...args: string[]): void {
  // Prisma finds its generators only on the PATH.
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const done = spawnSync(process.execPath, [join(root, entry), ...args], { cwd: root, env, encoding: 'utf8' });
  if (done.status === 0) return;
  process.stderr.write(done.stdout + done.stderr);
  process.exit(1);
}

if (part !== 'schema') {
  program('node_modules/prisma/build/index.js', 'generate');
  spareCompilerText();
}

/**
 * Prisma imports its compiler as a module with one text of 4.6 MB, of which the process then keeps two copies. Reads it as a
 * file instead, of which nothing is kept.
 */
function spareCompilerText(): void {
  const path = join(root, 'api/generated/prisma/internal/class.ts');
  const generated = readFileSync(path, 'utf8');
  const imported = /const \{ wasm \} = await import\(("@prisma\/client\/runtime\/[^"]+")\)/;
  if (!imported.test(generated)) throw new Error("Prisma's client imports its compiler in another way.");
  const read = `const { createRequire } = await import('node:module')
    const { readFileSync } = await import('node:fs')
    const text = readFileSync(createRequire(import.meta.url).resolve($1))
    const wasm = text.toString('latin1', text.indexOf('"') + 1, text.lastIndexOf('"'))`;
  writeFileSync(path, generated.replace(imported, read));
}

/** A file that is written anew restarts a server that watches it. */
function writeChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

const first = (path: string) => path.split('/')[1]!.toLowerCase();
const words = [...new Set([...serverPaths, ...futureSegments, ...Object.values(paths).map(first)])]
  .filter(Boolean)
  .sort();
const reserved = join(root, 'api/generated/reserved.ts');
const text =
  `// Written by scripts/generate.ts from the routes of the server and of the web app.\n` +
  `export const reservedWords: ReadonlySet<string> = new Set(${JSON.stringify(words)});\n`;
mkdirSync(join(root, 'api/generated'), { recursive: true });
writeChanged(reserved, text);

// The package is a text of 1.4 MB, which each process would read at its start.
const countries = worldCountries.map(({ cca2, ccn3, latlng: [latitude, longitude] }) => ({
  code: cca2,
  numericCode: ccn3 || null,
  latitude: latitude ?? null,
  longitude: longitude ?? null,
}));
writeChanged(
  join(root, 'api/generated/countries.ts'),
  `// Written by scripts/generate.ts from the package world-countries.\n` +
    `import type { CountryFacts } from '../common/countries.ts';\n\n` +
    `export const countries: readonly CountryFacts[] = ${JSON.stringify(countries)};\n`,
);

// The app says which columns of a file it reads before the server reads them: by the same rules.
for (const [source, name] of [
  ['web/csv/columns.ts', 'csv-columns.ts'],
  ['web/csv/link-fields.ts', 'link-fields.ts'],
] as const) {
  const copy = `// A copy of ${source}, made by scripts/generate.ts.\n${readFileSync(join(root, source), 'utf8')}`;
  writeChanged(join(root, 'api/generated', name), copy);
}

await writeMeasureScripts(root);

if (part !== 'install') {
  await writeSnippet(root);
  program('scripts/print-schema.ts', 'write');
  program('node_modules/relay-compiler/cli.js');
}
