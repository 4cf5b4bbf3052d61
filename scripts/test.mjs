// `npm test`: all checks and tests, on a clean checkout. Ends with "Tests: N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findFirefox, WITHOUT_FIREFOX } from './browsers.mjs';
import { prepareBuild } from './prepare.mjs';
import { pinnedNode, run } from './with-node.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');
const report = join(root, '.cache/test-report.json');

const bin = (entry) => join(root, 'node_modules', entry);
const checks = [
  ['Checking types', ['typescript/bin/tsc', '--noEmit']],
  ['linting', ['eslint/bin/eslint.js', '.', '--max-warnings=0']],
  ['the format', ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  [
    'who imports whom',
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'api',
      'web',
      'scripts',
      'tests',
    ],
  ],
];

console.log('Footbridge tests');
await prepareBuild({ withDevelopment: true });
const chromium = findChromium();
const firefox = findFirefox();
console.log(`  ${checks.map(([what]) => what).join(', ')} …`);
const codes = await Promise.all(checks.map(([, [entry, ...args]]) => run(pinnedNode(), [bin(entry), ...args])));
const failedChecks = codes.filter((code) => code !== 0).length;
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
const code = await run(
  pinnedNode(),
  [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      FIREFOX_PATH: firefox ?? '',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'), // every test file loads the same packages
    },
  },
);
const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 };
// A test file that fails to load has no failed test, but must not count as success.
if (!firefox) console.warn(WITHOUT_FIREFOX);
const failedTests = result.numFailedTests || (code !== 0 ? 1 : 0);
console.log(
  `Tests: ${result.numPassedTests + checks.length - failedChecks} passed, ${failedTests + failedChecks} failed`,
);
process.exit(code === 0 && failedChecks === 0 ? 0 : 1);
