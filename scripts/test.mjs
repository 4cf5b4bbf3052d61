// `npm test`: all checks and tests, on a clean checkout. Ends with "Tests: N passed, N failed".
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowsers, WITHOUT_FIREFOX } from './browsers.mjs';
import { buildAll, prepare } from './prepare.mjs';
import { pinnedNode, run } from './with-node.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');
const report = join(root, '.cache/test-report.json');

const bin = (entry) => join(root, 'node_modules', entry);
const checks = [
  ['linting', ['oxlint/bin/oxlint', '--deny-warnings', '.']],
  ['the format', ['oxfmt/bin/oxfmt', '--check']],
  [
    'who imports whom',
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'api',
      'web',
      'scripts',
      'tests',
    ],
  ],
];

/** Runs a check beside the tests; resolves to its exit code and its words, which wait until the tests have said theirs. */
async function check([what, [entry, ...args]]) {
  const file = join(root, `.cache/check-${what.replaceAll(' ', '-')}.txt`);
  const output = openSync(file, 'w');
  // They take what the tests leave of the processors while these wait.
  const code = await run('nice', [pinnedNode(), bin(entry), ...args], { stdio: ['ignore', output, output] });
  closeSync(output);
  return { code, words: readFileSync(file, 'utf8') };
}

/** Checks the types; ends everything where they are wrong. */
async function checkTypes() {
  // Each further checker works out again what others have: beside the builds, one is done as soon and takes half as much.
  const tsc = [bin('typescript-native/bin/tsc'), '--noEmit', '--checkers', '1'];
  // It ends before its garbage would fill the memory; to collect it takes a third of the time.
  const env = { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env };
  if ((await run(pinnedNode(), tsc, { env })) === 0) return;
  process.emit('SIGTERM', 'SIGTERM'); // which `run` hands on to the builds and the other checks
  console.error('The types are wrong: builds and other checks were ended, and no test was run.');
  end(0, 1);
}

/** Ends with the line that says how many passed and failed. */
function end(passed, failed) {
  console.log(`Tests: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

console.log('Footbridge tests');
const preparing = prepare({ withDevelopment: true });
const browsers = findBrowsers(); // npm goes on meanwhile, in a process of its own
await preparing;
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
console.log(`  Checking types, ${checks.map(([what]) => what).join(', ')} …`);
const typed = checkTypes();
await buildAll();
const checking = Promise.all(checks.map(check));
await typed;
const code = await run(
  pinnedNode(),
  [
    bin('vitest/vitest.mjs'),
    'run',
    ...['--project=!cluster', '--project=!clickhouse*'], // they need programs around the servers
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, ...browsers } },
);
const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 };
// A test file that fails to load has no failed test, but must not count as success.
if (!browsers.FIREFOX_PATH) console.warn(WITHOUT_FIREFOX);
const results = await checking;
for (const { words } of results) process.stderr.write(words);
const failedChecks = results.filter(({ code }) => code !== 0).length;
const failedTests = result.numFailedTests || (code !== 0 ? 1 : 0);
end(result.numPassedTests + 1 + checks.length - failedChecks, failedTests + failedChecks);
