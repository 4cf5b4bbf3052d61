import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { atlas } from './scripts/vite-atlas.ts';
import { relay } from './scripts/vite-relay.ts';
import { LongestFirst } from './tests/kit/longest-first.ts';

// What is shown is written the reader's way: here an English reader's, whoever runs the tests.
process.env.LC_ALL = 'en_US.UTF-8';

const root = import.meta.dirname;
// Workers load the same packages over and over.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
// Memory comes page by page, which is slow on many virtual machines: processes ask for large pages, where there are any.
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1';
process.env.MALLOC_TOP_PAD_ ??= String(16 * 1024 * 1024);
/** As many databases as tests/kit/postgres.ts clones; a worker knows its own by VITEST_POOL_ID. */
export const workers = 3;

const shared = {
  extends: false as const,
  plugins: [relay(join(root, 'web/__generated__')), atlas()],
  // With Vite's default conditions our `graphql` would be another copy than Yoga's and Pothos', and its errors strangers.
  ssr: { resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] } },
};

// A project takes nothing over from the whole, so each is given it. Whoever waits for something to become true waits long:
// two suites share the processors, and what is told live is told once a second.
const patient = (ms: number) => ({ expect: { poll: { timeout: ms } } });
const together = { ...patient(30_000), maxWorkers: workers, testTimeout: 60_000, hookTimeout: 120_000 };
// Clicks are stored by a process that gives way to everything else: beside another suite that takes its time.
const browser = { ...patient(120_000), testTimeout: 360_000, hookTimeout: 360_000 };
// Half a second of a processor for each password would be much of a run; tests/e2e/built-server.test.ts pays it.
const cheapPasswords = `--import=${join(root, 'tests/kit/cheap-passwords.mjs')}`;
const env = { NODE_OPTIONS: cheapPasswords };
const screens = {
  ...together,
  ...browser,
  env,
  isolate: false, // what is tested runs in processes of its own
};
// Each file leaves much behind at once, and V8 saves memory where a worker waits: more than a tenth less time of processors.
const muchGarbage = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=800',
  '--no-memory-reducer',
];
const inProcess = {
  ...together,
  execArgv: [...muchGarbage, cheapPasswords],
  isolate: false, // tests/kit/afresh.ts sees to what passes from a file to the next
  setupFiles: ['tests/kit/settings.ts'],
};
const alone = ['acceptance', 'flood'].map((name) => `tests/e2e/${name}.test.ts`);

/** What is told of clicks, wherever they are kept. */
const figureTests = [
  'analytics-export',
  'analytics-rest',
  'attribution',
  'click-facts',
  'click-streams',
  'coverage',
  'delay-coverage',
  'delays',
  'domain-bulk',
  'domain-hosts',
  'domain-links',
  'domain-pages',
  'experiment-links',
  'experiment-rules',
  'experiment-verdict',
  'experiments',
  'health-redirects',
  'hidden-arrivals',
  'imports',
  'journal-health',
  'measure-line',
  'measurement-test',
  'measurements-hostile',
  'measurements-hurried',
  'measurements-refuted',
  'measurements-websites',
  'network-settings',
  'own-clicks',
  'path-comparison',
  'paths',
  'redirect-drain',
  'redirect-proxies',
  'redirect-rules-doors',
  'redirect-rules-visits',
  'redirect-rules',
  'redirect',
  'round-trip',
  'short-host',
  'struck-conversions',
  'turns',
  'urls-apps',
  'urls-card',
  'urls-limit',
  'urls-no-index',
  'urls-opening',
  'urls-overrides',
  'urls-password-doors',
  'urls-password',
  'urls-preview',
  'urls-redirect-options',
  'urls-referrer-policy',
  'urls-undo',
  'visit-facts',
  'website-hosts',
].map((name) => `tests/api/${name}.test.ts`);

/** The same of screens. */
const figureScreens = ['analytics', 'charts', 'clicks', 'measure', 'reach'].map((name) => `tests/e2e/${name}.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ['tests/kit/scratch-folder.ts', 'scripts/prepare.mjs', 'tests/kit/postgres.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          ...inProcess,
          name: 'api',
          include: ['api/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...together,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          execArgv: muchGarbage,
          isolate: false,
          setupFiles: ['tests/kit/web-afresh.ts', 'tests/kit/relay.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...screens,
          name: 'screens',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: alone,
        },
      },
      // Several nodes with what stands around them: `npm run test:cluster`, which `npm test` leaves out.
      {
        ...shared,
        test: {
          ...screens,
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      // Clicks in ClickHouse: `npm run test:clickhouse`, which installs it and which `npm test` leaves out.
      {
        ...shared,
        test: {
          ...inProcess,
          name: 'clickhouse',
          include: ['tests/clickhouse/**/*.test.ts', ...figureTests],
          globalSetup: ['tests/clickhouse/serve.ts'],
        },
      },
      // And the screens that show figures.
      {
        ...shared,
        test: {
          ...screens,
          name: 'clickhouse-screens',
          include: figureScreens,
          globalSetup: ['tests/clickhouse/serve.ts'],
        },
      },
      // These measure how long something takes: nothing may run beside them.
      { ...shared, test: { ...browser, env, name: 'e2e', include: alone, fileParallelism: false } },
    ],
  },
});
