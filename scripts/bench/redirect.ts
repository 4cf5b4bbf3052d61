// npm run bench:redirect — redirects per second and p99 of the real binary, journal and ingest running, with one and two server
// processes, beside bare node:http and nginx answering the same 302; all under the same load, in turns, in one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addLinks, freePort, makeInstallation } from '../../tests/kit/installation.ts';
import { hasWrk, headers, measure, type Measured } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { isAnswering, secondsOf } from './process-time.ts';
import { benchRules } from './redirect-rules.ts';
import { clicksStored } from './clicks-stored.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '64' },
    processes: { type: 'string', default: '1,2' },
    rules: { type: 'boolean', default: false },
  },
});
// Links of ours are compared by many short loads: what else a machine does disturbs some of them, and not the median.
const seconds = Number(values.seconds ?? (values.rules ? 1 : 5));
const rounds = Number(values.rounds ?? (values.rules ? 21 : 3));
const connections = Number(values.connections);

if (values.rules) {
  await benchRules({ seconds, rounds, connections });
  process.exit();
}

await using cleanUp = openCleanUp();
const installation = await makeInstallation();
cleanUp.defer(() => installation.remove());
await installation.start();
const codes = await addLinks(installation, 100);
const paths = codes.map((code) => `/${code}`);
const ours = installation.origin.replace('localhost', '127.0.0.1');
let followed = 0;

/** Somebody who answers, and the processes that do. */
interface Answering {
  origin: string;
  pid: () => number;
}

/** Bare node:http with so many processes. */
async function startBare(processes: number): Promise<Answering> {
  const port = await freePort();
  const given = [join(import.meta.dirname, 'baseline-server.ts'), String(port), String(processes)];
  const baseline = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUp.defer(() => void baseline.kill());
  await once(baseline.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, pid: () => baseline.pid! };
}

/** What was measured, with microseconds of processor time an answer: they hardly differ on a machine that others use as well. */
type Told = Measured & { us: number };

async function load({ origin, pid }: Answering, time = seconds): Promise<Told> {
  const before = secondsOf(pid(), isAnswering);
  const measured = await measure({ origin, paths, connections, seconds: time });
  return { ...measured, us: ((secondsOf(pid(), isAnswering) - before) / measured.answers) * 1e6 };
}

const footbridge: Answering = { origin: ours, pid: () => installation.pid() };

async function loadOurs(time = seconds): Promise<Told> {
  const measured = await load(footbridge, time);
  followed += measured.answers;
  return measured;
}

/** Yardsticks have the machine to themselves. */
const stored = () => clicksStored(installation, followed);

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const told = ({ rate, p99, us }: Told) => `${Math.round(rate)}/s p99 ${p99.toFixed(2)} ms ${us.toFixed(1)} µs`;

interface Round {
  bare: Told;
  nginx: Told | null;
  own: Told;
}

async function measureWith(processes: number): Promise<number> {
  await installation.end('SIGTERM');
  await installation.start({ WORKERS: String(processes) });
  const answer = await fetch(ours + paths[0], { redirect: 'manual' });
  if (answer.status !== 302) throw new Error('the answer was no redirect');
  followed++;
  const bare = await startBare(processes);
  const nginxPort = await freePort();
  const nginx = hasNginx ? await startNginx(nginxPort, processes) : null;
  await loadOurs(2);
  await load(bare, 2);
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    await stored();
    const yardsticks = {
      bare: await load(bare),
      nginx: nginx && (await load({ origin: `http://127.0.0.1:${nginxPort}`, pid: () => nginx.pid })),
    };
    const own = await loadOurs();
    all.push({ ...yardsticks, own });
    const beside = yardsticks.nginx ? `nginx ${told(yardsticks.nginx)}, ` : '';
    console.log(`round ${round + 1}, ${processes}: ${beside}bare ${told(yardsticks.bare)}, footbridge ${told(own)}`);
  }
  await nginx?.end();
  const rate = median(all.map(({ own, bare: other }) => own.rate / other.rate));
  const time = median(all.map(({ own, bare: other }) => other.us / own.us));
  const p99 = median(all.map(({ own, bare: other }) => own.p99 / other.p99));
  console.log(
    `${processes === 1 ? 'one process' : `${processes} processes`}: redirects/s ${(rate * 100).toFixed(0)} % of bare node:http, ${(time * 100).toFixed(0)} % a second of processor time; p99 ${p99.toFixed(2)} x (medians)`,
  );
  return median(all.map(({ own }) => own.rate));
}

console.log(`load by ${hasWrk ? 'wrk' : 'autocannon, which takes as much of the processors as a server: install wrk'}`);
const rates: number[] = [];
for (const processes of values.processes.split(',').map(Number)) rates.push(await measureWith(processes));
if (rates.length > 1) console.log(`the last has ${(rates.at(-1)! / rates[0]!).toFixed(2)} x the rate of the first`);

// The same links with level full: every answer is the page that measures.
await stored();
await installation.query(`INSERT INTO network_settings (owner_id, level) SELECT DISTINCT owner_id, 'full'::"MeasurementLevel"
  FROM short_url ON CONFLICT (owner_id) DO UPDATE SET level = excluded.level`);
await delay(1_000); // redirects follow within a second
// As a browser opens it, which fetch does not.
const [page] = (await once(get(ours + paths[0], { headers }), 'response')) as [IncomingMessage];
page.resume();
if (page.statusCode !== 200) throw new Error('the answer was no page');
console.log(`measuring pages: ${told(await load(footbridge))}`);
