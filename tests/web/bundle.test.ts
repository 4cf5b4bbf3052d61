import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const root = join(import.meta.dirname, '../..');
const ROUTE = 'screens/create-url/CreateUrlScreen.tsx';
const LIMIT_OF_SCRIPTS = 204_000;
const LIMIT_OF_STYLES = 12_400;
const LIMIT_OF_DASHBOARD = 224_700;
/** The pages that people open most have few files, too: each is a round trip where a server speaks HTTP/1.1. */
const LIMIT_OF_LINK = 239_700;
const FILES_OF_LINK = 12;
const LIMIT_OF_SIGN_IN = 12_000;

let manifest: Record<string, Chunk>;
/** The app in the build's list: its file holds more than its first module, whose name it does not have. */
let app: string;
const entry = () => ['index.html', app];

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
  app = manifest['index.html']!.dynamicImports!.find((name) => name.startsWith('_app-'))!;
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

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);

test('a first screen without charts is at most 204 kB of script and 12 kB of styles, gzipped', () => {
  const files = filesOf(...entry(), ROUTE);
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  expect(sizeOf(styles)).toBeLessThanOrEqual(LIMIT_OF_STYLES);
  expect(sizeOf(files.filter((file) => !styles.includes(file)))).toBeLessThanOrEqual(LIMIT_OF_SCRIPTS);
});

test('the dashboard needs little beyond that', () => {
  const files = filesOf(...entry(), 'screens/dashboard/DashboardScreen.tsx');
  expect(sizeOf(files)).toBeLessThanOrEqual(LIMIT_OF_DASHBOARD);
  expect(files.filter((file) => file.includes('overlays'))).toEqual([]);
});

test('the page of a link needs hardly more than the dashboard: no menu, no dialog, and no panel below its first screen', () => {
  const files = filesOf(...entry(), 'screens/url/UrlScreen.tsx');
  expect(sizeOf(files)).toBeLessThanOrEqual(LIMIT_OF_LINK);
  expect(files.length).toBeLessThanOrEqual(FILES_OF_LINK);
  expect(files.filter((file) => /overlays|tabs|figures/.test(file))).toEqual([]);
});

test('neither do the lists of links and the analytics load menus or dialogs before they are used', () => {
  for (const screen of ['screens/urls/UrlsScreen.tsx', 'screens/analytics/AnalyticsScreen.tsx']) {
    expect(filesOf(...entry(), screen).filter((file) => file.includes('overlays'))).toEqual([]);
  }
});

test('the sign-in page does without the app', () => {
  const files = filesOf('login.html');
  expect(sizeOf(files)).toBeLessThanOrEqual(LIMIT_OF_SIGN_IN);
  expect(files.filter((file) => filesOf(app).includes(file) && !filesOf('index.html').includes(file))).toEqual([]);
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
    expect(filesOf(...entry(), screen).filter((file) => withCharts.has(file))).toEqual([]);
  }
});
