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
  install: ['package-lock.json'],
  generate: [
    'package-lock.json',
    'prisma/schema.prisma',
    'web/paths.ts',
    'api/http/segments.ts',
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

async function once(step, outputs, what, work) {
  const mark = join(marks, step);
  const now = fingerprint(inputs[step]);
  const isDone = existsSync(mark) && readFileSync(mark, 'utf8') === now;
  if (isDone && outputs.every((path) => existsSync(join(root, path)))) return;
  console.log(`  ${what} …`);
  const code = await work();
  if (code !== 0) {
    console.error(`Footbridge could not start: the step "${what}" failed.`);
    process.exit(1);
  }
  mkdirSync(marks, { recursive: true });
  writeFileSync(mark, fingerprint(inputs[step]));
}

/** Brings packages and generated code up to date. */
export async function prepare() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await once('install', ['node_modules/fastify'], 'Installing packages', () =>
    run(npm, ['ci', '--no-audit', '--no-fund']),
  );
  await once('generate', ['api/generated/prisma', 'api/generated/reserved.ts'], 'Generating code', () =>
    run(pinnedNode(), ['scripts/generate.ts', 'install']),
  );
}

/** Brings the built web app up to date as well. */
export async function prepareBuild() {
  await prepare();
  await once('build', ['dist/index.html'], 'Building the web app', () =>
    run(pinnedNode(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
  );
}
