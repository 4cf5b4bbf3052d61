// Installs, generates and builds only what is out of date. Plain JavaScript, because it runs before a Node that supports
// TypeScript is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, run } from './with-node.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');
const marks = join(root, 'node_modules/.footbridge');

/** The inputs of each step; a step runs again when one of them has changed. */
const inputs = {
  generate: [
    'package-lock.json',
    'prisma/schema.prisma',
    'web/paths.ts',
    'api/doors/http/reserved-paths.ts',
    'scripts/generate.ts',
    'scripts/measure-script.ts',
    'web/measure',
    'web/csv/columns.ts',
    'web/csv/link-fields.ts',
  ],
  // What the compiler wrote is in `web`, too: whoever deletes or changes some of it gets it anew.
  relay: ['package-lock.json', 'relay.config.js', 'schema.graphql', 'web'],
  server: ['package-lock.json', 'api', 'scripts'],
  build: [
    'package-lock.json',
    'schema.graphql',
    'web',
    'vite.config.ts',
    ...['relay', 'atlas', 'chunks', 'preloads'].map((name) => `scripts/vite-${name}.ts`),
  ],
};

function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(join(root, path))) return;
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    } else {
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)));
    }
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

async function step(what, work) {
  console.log(`  ${what} …`);
  const code = await work();
  if (code === 0) return;
  console.error(`Footbridge could not start: the step "${what}" failed.`);
  process.exit(1);
}

async function once(name, outputs, what, work) {
  const mark = join(marks, name);
  const now = fingerprint(inputs[name]);
  const isDone = existsSync(mark) && readFileSync(mark, 'utf8') === now;
  if (isDone && outputs.every((path) => existsSync(join(root, path)))) return;
  await step(what, work);
  mkdirSync(marks, { recursive: true });
  writeFileSync(mark, fingerprint(inputs[name]));
}

/**
 * True when `folder` has the packages of its package-lock.json. Packages for other platforms may be missing, and those for
 * development unless `withDevelopment`.
 */
export function isInstalled(folder, { withDevelopment = false } = {}) {
  const packagesOf = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) return false;
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (!path || wanted.optional || wanted.devOptional || wanted.peer) return true;
    if (wanted.dev && !withDevelopment) return true;
    return there[path]?.version === wanted.version && there[path].integrity === wanted.integrity;
  });
}

/** Updates Relay's artifacts. */
const writeArtifacts = () =>
  once('relay', [], 'Compiling queries', () =>
    run(pinnedNode(), ['node_modules/relay-compiler/cli.js', '--output', 'quiet-with-errors']),
  );

/** Updates packages and generated code, Relay's artifacts among it. */
export async function prepare(options) {
  if (!isInstalled(root, options)) {
    await step('Installing packages', () => run('npm', ['ci', '--no-audit', '--no-fund']));
  }
  const generated = ['prisma', 'reserved.ts', 'countries.ts', 'csv-columns.ts', 'link-fields.ts'].map(
    (name) => `api/generated/${name}`,
  );
  await once('generate', generated, 'Generating code', () => run(pinnedNode(), ['scripts/generate.ts', 'install']));
  await writeArtifacts();
}

/** Whether this is a released tarball, which has nothing to build from and everything built. */
const isRelease = !existsSync(join(root, 'vite.config.ts'));

/** Makes the files that the server runs from. */
export const buildServer = () =>
  once('server', ['build/server/main.js'], 'Building the server', () => run(pinnedNode(), ['scripts/build-server.ts']));

/** Makes the files that the server runs from, and those of the web app. */
export async function buildAll() {
  await buildServer();
  await once('build', ['dist/index.html', 'dist/preloads.json'], 'Building the web app', () =>
    run(pinnedNode(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
  );
}

/** Updates packages, generated code, the built server and web app; of a release, its packages alone. */
export async function prepareBuild() {
  if (isRelease) return installRelease();
  await prepare();
  await buildAll();
}

async function installRelease() {
  if (isInstalled(root)) return;
  await step('Installing packages', () => run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund']));
}

/** What the tests begin with: screens and installations under test are what the sources say now. */
export async function setup() {
  await writeArtifacts();
  await buildServer();
}
