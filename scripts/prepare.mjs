// Installs, generates and builds what is out of date, and nothing else. Plain JavaScript: it runs before there is a
// Node that understands TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, run } from './with-node.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');
const marks = join(root, 'node_modules/.footbridge');

/** What each step reads; a step runs again when any of it changed. */
const inputs = {
  generate: [
    'package-lock.json',
    'prisma/schema.prisma',
    'web/paths.ts',
    'api/http/reserved-paths.ts',
    'scripts/generate.ts',
  ],
  build: ['package-lock.json', 'schema.graphql', 'web', 'vite.config.ts', 'scripts/vite-relay.ts'],
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
 * Whether npm, whoever called it, has installed in `folder` what its package-lock.json names. Packages for other
 * platforms may be missing, those for development where they are not wanted.
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

/** Brings packages and generated code up to date. */
export async function prepare(options) {
  if (!isInstalled(root, options)) {
    await step('Installing packages', () => run('npm', ['ci', '--no-audit', '--no-fund']));
  }
  await once('generate', ['api/generated/prisma', 'api/generated/reserved.ts'], 'Generating code', () =>
    run(pinnedNode(), ['scripts/generate.ts', 'install']),
  );
}

/** Brings the built web app up to date as well. */
export async function prepareBuild(options) {
  await prepare(options);
  await once('build', ['dist/index.html'], 'Building the web app', () =>
    run(pinnedNode(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
  );
}
