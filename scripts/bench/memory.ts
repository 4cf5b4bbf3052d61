// npm run bench:memory — how much memory `npm start` takes in a fresh data folder, by part: idle, while 1,000 clicks a second
// come and ten dashboards are open, and after 300,000 clicks (Linux). Fails above the goals. About five minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUpForSession } from '../../tests/kit/browser.ts';
import { addLinks } from '../../tests/kit/installation.ts';
import { screenDocument } from '../../tests/kit/screen-document.ts';
import { openDashboards } from './dashboards.ts';
import { withProduct, type StartedProduct } from './memory-installation.ts';
import { processMemory, totalOf, type Memory } from '../../tests/kit/process-memory.ts';

const { values } = parseArgs({
  options: {
    settle: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '1000' },
    dashboards: { type: 'string', default: '10' },
    clicks: { type: 'string', default: '300000' },
  },
});
/** Megabytes that all parts may take together. */
const GOALS = { idle: 300, load: 500 };
const SAMPLE_MS = 2_000;
/** A stored backlog is awaited for so long. */
const STORE_TIMEOUT_MS = 180_000;
const CLICKS_AT_ONCE_S = 20;

/** Sends clicks from a process of its own; resolves to how many were answered. */
async function click(origin: string, codes: string[], rate: number, seconds: number): Promise<number> {
  const own = origin.replace('localhost', '127.0.0.1');
  const script = join(import.meta.dirname, 'memory-load.ts');
  const child = spawn(process.execPath, [script, own, String(rate), String(seconds), ...codes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error('the visitors failed');
  return Number(printed);
}

/** The largest sum that is seen until `work` is done, by part. */
async function mostDuring(pid: number, work: Promise<unknown>): Promise<Memory> {
  let most = processMemory(pid);
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    await Promise.race([delay(SAMPLE_MS), done]);
    const now = processMemory(pid);
    if (totalOf(now) > totalOf(most)) most = now;
  }
  await done;
  return most;
}

async function untilStored(product: StartedProduct, clicks: number): Promise<void> {
  const deadline = Date.now() + STORE_TIMEOUT_MS;
  for (;;) {
    const [row] = await product.query<{ clicks: number }>(
      'SELECT coalesce(sum(clicks + bots), 0)::int AS clicks FROM analytics.stat_hour WHERE link_id = 0',
    );
    if (row!.clicks >= clicks) return;
    if (Date.now() > deadline) throw new Error(`${row!.clicks} of ${clicks} clicks were stored in time`);
    await delay(500);
  }
}

/** Signs up for the account that owns the links; returns its access token. */
async function signUp({ origin, query }: StartedProduct): Promise<string> {
  const { tokens } = await signUpForSession(origin, 'ada@example.test');
  await query(`UPDATE short_url SET owner_id = (SELECT id FROM app_user WHERE email = 'ada@example.test')`);
  return tokens.access_token;
}

/** Opens dashboards of the account that owns the links. */
async function watch(product: StartedProduct) {
  return openDashboards({
    origin: product.origin,
    token: await signUp(product),
    query: screenDocument('useLiveDashboardSubscription'),
    variables: Array.from({ length: Number(values.dashboards) }, () => ({ period: 'LAST_30_DAYS' })),
  });
}

const table: Record<string, Record<string, number | string>> = {};
let isAbove = false;
function note(name: string, memory: Memory, goal: number): void {
  const total = Math.round(totalOf(memory));
  const rounded = Object.fromEntries(Object.entries(memory).map(([part, size]) => [part, Math.round(size)]));
  table[name] = { ...rounded, total, goal };
  isAbove ||= total > goal;
}

async function measure(product: StartedProduct): Promise<void> {
  const codes = await addLinks(product, 500);
  await delay(Number(values.settle) * 1_000);
  note('idle', processMemory(product.pid), GOALS.idle);
  const dashboards = await watch(product);
  const rate = Number(values.rate);
  let clicks = 0;
  const load = click(product.origin, codes, rate, Number(values.seconds)).then((count) => (clicks += count));
  note(`${rate} clicks/s, ${values.dashboards} dashboards`, await mostDuring(product.pid, load), GOALS.load);
  console.log(`${Math.round(clicks / Number(values.seconds))} clicks/s, ${dashboards.events()} events`);
  dashboards.close();
  while (clicks < Number(values.clicks)) {
    const left = Math.ceil((Number(values.clicks) - clicks) / CLICKS_AT_ONCE_S);
    clicks += await click(product.origin, codes, left, CLICKS_AT_ONCE_S);
  }
  await mostDuring(product.pid, untilStored(product, clicks)).then((most) =>
    note(`while ${clicks} clicks are stored`, most, GOALS.load),
  );
  await delay(Number(values.settle) * 1_000);
  note(`idle after ${clicks} clicks`, processMemory(product.pid), GOALS.load);
}

try {
  await withProduct(measure);
} finally {
  console.table(table);
}
if (isAbove) {
  console.error('More memory than the goal, in MB.');
  process.exitCode = 1;
}
