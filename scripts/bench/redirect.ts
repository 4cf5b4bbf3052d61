// npm run bench:redirect — redirects per second and p99 of the real binary, journal and ingest running, against bare
// node:http answering the same 302; both under the same load, in turns, in one run. Then pages that measure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { benchRules } from './redirect-rules.ts';
import { addLinks, freePort, makeInstallation } from '../../tests/kit/installation.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    rules: { type: 'boolean', default: false },
  },
});
/** Half a million clicks of a round take the ingester half a minute. */
const STORE_TIMEOUT_MS = 180_000;
const duration = Number(values.seconds);
const connections = Number(values.connections);

if (values.rules) {
  await benchRules({ seconds: duration, rounds: Number(values.rounds), connections });
  process.exit();
}

await using cleanUp = new AsyncDisposableStack();
const installation = await makeInstallation();
cleanUp.defer(() => installation.remove());
await installation.start();
const codes = await addLinks(installation, 100);
const port = await freePort();
const baseline = spawn(process.execPath, [join(import.meta.dirname, 'baseline-server.ts'), String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
cleanUp.defer(() => void baseline.kill());
await once(baseline.stdout, 'data');

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const headers = { 'user-agent': agent, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const load = (origin: string, seconds: number) =>
  autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: codes.map((code) => ({ path: `/${code}`, headers })),
  });
const ours = installation.origin.replace('localhost', '127.0.0.1');
const bare = `http://127.0.0.1:${port}`;

let followed = 0;
async function stored(): Promise<void> {
  const deadline = Date.now() + STORE_TIMEOUT_MS;
  for (;;) {
    const [row] = await installation.query<{ clicks: number }>(
      'SELECT sum(clicks + bots)::int AS clicks FROM analytics.stat_hour WHERE link_id = 0',
    );
    if ((row?.clicks ?? 0) >= followed) return;
    if (Date.now() > deadline) throw new Error(`${row?.clicks} of ${followed} clicks were stored in time`);
    await delay(200);
  }
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const rounds: { rate: number; p99: number; bareRate: number; bareP99: number }[] = [];
followed += (await load(ours, 2)).requests.total;
await load(bare, 2);
for (let round = 0; round < Number(values.rounds); round++) {
  await stored(); // the yardstick has the machine to itself
  const yardstick = await load(bare, duration);
  const measured = await load(ours, duration);
  followed += measured.requests.total;
  if (measured.non2xx !== measured.requests.total) throw new Error('not every answer was a redirect');
  rounds.push({
    rate: measured.requests.average,
    p99: measured.latency.p99,
    bareRate: yardstick.requests.average,
    bareP99: yardstick.latency.p99,
  });
  console.log(
    `round ${round + 1}: bare ${Math.round(yardstick.requests.average)}/s p99 ${yardstick.latency.p99} ms, ` +
      `footbridge ${Math.round(measured.requests.average)}/s p99 ${measured.latency.p99} ms`,
  );
}
const rate = median(rounds.map((round) => round.rate / round.bareRate));
const p99 = median(rounds.map((round) => round.p99 / Math.max(round.bareP99, 1)));
console.log(`redirects/s: ${(rate * 100).toFixed(0)} % of bare node:http; p99: ${p99.toFixed(2)} x (medians)`);

// The same links with level full: every answer is the page that measures.
await stored();
await installation.query(`INSERT INTO network_settings (owner_id, level) SELECT DISTINCT owner_id, 'full'::"MeasurementLevel"
  FROM short_url ON CONFLICT (owner_id) DO UPDATE SET level = excluded.level`);
await delay(1_000); // redirects follow within a second
const yardstick = await load(bare, duration);
const pages = await load(ours, duration);
if (pages['2xx'] !== pages.requests.total) throw new Error('not every answer was a page');
const pageRate = pages.requests.average / yardstick.requests.average;
console.log(
  `measuring pages/s: ${Math.round(pages.requests.average)}, ${(pageRate * 100).toFixed(0)} % of bare node:http's redirects; ` +
    `p99 ${pages.latency.p99} ms`,
);
