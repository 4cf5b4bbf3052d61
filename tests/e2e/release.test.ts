// The release as operators get it: unpacked anywhere, it starts with Node and the packages inside.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startByNpm, type Started } from '../kit/npm-start.ts';

const root = join(import.meta.dirname, '../..');
/** What docs/operating.md promises, in MB of `du -sm`. */
const INSTALLED_MB = 300;

const folder = mkdtempSync(join(tmpdir(), 'footbridge-release-'));
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const dataDir = join(folder, 'data');
let unpacked: string;
let started: Started | undefined;

beforeAll(() => {
  const made = join(folder, 'made');
  const command = ['scripts/release.ts', made];
  // Nobody keeps this tarball: packed as operators get it, it takes ten seconds of a processor more.
  const env = { ...process.env, GZIP: '-1' };
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  const tarball = stdout.trim();
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  rmSync(made, { recursive: true });
  unpacked = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('footbridge-'))!,
  );
});

afterEach(() => started?.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
const npm = (...args: string[]) =>
  spawnSync('npm', ['run', '-s', ...args], { cwd: unpacked, env: { ...path, DATA_DIR: dataDir }, encoding: 'utf8' });

test('it is small, and has nothing of development', () => {
  const [size] = execFileSync('du', ['-sm', unpacked], { encoding: 'utf8' }).split('\t');
  expect(Number(size)).toBeLessThanOrEqual(INSTALLED_MB);
  for (const part of ['tests', 'web', 'node_modules/vite', 'node_modules/typescript', 'node_modules/react']) {
    expect([part, existsSync(join(unpacked, part))]).toEqual([part, false]);
  }
});

test('it starts without building, serves app, sign-in, documentation and redirects, and takes commands', async () => {
  started = await startByNpm(unpacked, dataDir);
  await started.isReady();
  expect(started.said()).not.toMatch(/Installing|Generating|Building/);
  const origin = `http://localhost:${started.port}`;
  const asked = [
    '/login',
    '/oidc/.well-known/openid-configuration',
    '/api/docs',
    '/api/openapi.json',
    '/s.js',
    '/nobody',
  ];
  // One after the other: the first to ask for documentation has it made, which on a busy machine keeps a look-up waiting.
  const answers: unknown[] = [];
  for (const each of asked) answers.push([each, (await fetch(origin + each)).status]);
  expect(answers).toEqual([...asked.slice(0, -1).map((each) => [each, 200]), ['/nobody', 404]]);
  const health = await (await fetch(`${origin}/health`)).json();
  expect(health.status).toBe('ok');
  expect(npm('account', '--', 'list', '--json')).toMatchObject({ status: 0, stdout: '[]\n' });
  expect(npm('keys', '--', 'list').stdout).toMatch(/^signing, current/);
  expect(npm('backup', '--', join(folder, 'backup'))).toMatchObject({ status: 0 });
});
