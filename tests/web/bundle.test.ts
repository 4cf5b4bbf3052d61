import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const root = join(import.meta.dirname, '../..');
const ENTRY = ['index.html', 'app.tsx'];
const ROUTE = 'screens/create-url/CreateUrlScreen.tsx';
const LIMIT_BYTES = 200_000;

let manifest: Record<string, Chunk>;

beforeAll(() => {
  if (!existsSync(join(root, 'dist/manifest.json'))) {
    const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(build.status).toBe(0);
  }
  manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
});

/** Every file the browser needs before it can show what the given chunks show. */
function filesOf(...names: string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

const read = (file: string) => readFileSync(join(root, 'dist', file));

test('a first screen without charts is at most 200 kB on the wire', () => {
  const files = filesOf(...ENTRY, ROUTE);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  const size = files.reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
  expect(size).toBeLessThanOrEqual(LIMIT_BYTES);
});

test('charts are loaded only where they are shown', () => {
  const mark = /nivo|Choropleth|ResponsiveLine/;
  const charts = Object.keys(manifest).filter((name) => /^charts\/\w+Chart\.tsx$|^charts\/WorldMap\.tsx$/.test(name));
  expect(charts).toHaveLength(4);
  const withCharts = new Set(
    charts.flatMap((name) => filesOf(name)).filter((file) => mark.test(read(file).toString())),
  );
  expect(withCharts.size).toBeGreaterThan(0); // else the mark would prove nothing below
  for (const screen of [ROUTE, 'screens/dashboard/DashboardScreen.tsx', 'screens/analytics/AnalyticsScreen.tsx']) {
    expect(filesOf(...ENTRY, screen).filter((file) => withCharts.has(file))).toEqual([]);
  }
});
