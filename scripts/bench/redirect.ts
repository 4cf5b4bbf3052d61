// npm run bench:redirect — redirects per second and p99 of the real binary, journal and ingest running, with one and two server
// processes, beside bare node:http and nginx answering the same 302; all under the same load, in turns, in one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addLinks, freePort, makeInstallation, type Installation } from '../../tests/kit/installation.ts';
import { hasWrk, headers, measure, type Measured } from './load.ts';
import { median } from './network/statistics.ts';
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

/** Somebody who answers, and the processes that do. */
interface Answering {
  origin: string;
  pid: () => number;
}

/** An installation with so many processes, and how many clicks it was sent. */
interface Own extends Answering {
  installation: Installation;
  paths: string[];
  followed: number;
}

async function startOwn(processes: number): Promise<Own> {
  const installation = await makeInstallation();
  cleanUp.defer(() => installation.remove());
  await installation.start({ WORKERS: String(processes) });
  const paths = (await addLinks(installation, 100)).map((code) => `/${code}`);
  const origin = installation.origin.replace('localhost', '127.0.0.1');
  const answer = await fetch(origin + paths[0], { redirect: 'manual' });
  if (answer.status !== 302) throw new Error('the answer was no redirect');
  return { installation, origin, paths, pid: () => installation.pid(), followed: 1 };
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

async function startProxy(processes: number): Promise<Answering> {
  const port = await freePort();
  const nginx = await startNginx(port, processes);
  cleanUp.defer(() => nginx.end());
  return { origin: `http://127.0.0.1:${port}`, pid: () => nginx.pid };
}

/** What was measured, with microseconds of processor time an answer: they hardly differ on a machine that others use as well. */
type Told = Measured & { us: number };

async function load({ origin, pid }: Answering, paths: string[], time = seconds): Promise<Told> {
  const before = secondsOf(pid(), isAnswering);
  const measured = await measure({ origin, paths, connections, seconds: time });
  return { ...measured, us: ((secondsOf(pid(), isAnswering) - before) / measured.answers) * 1e6 };
}

async function loadOwn(own: Own, time = seconds): Promise<Told> {
  const told = await load(own, own.paths, time);
  own.followed += told.answers;
  return told;
}

/** The next have the machine to themselves. */
const stored = ({ installation, followed }: Own) => clicksStored(installation, followed);

const told = ({ rate, p99, us }: Told) => `${Math.round(rate)}/s p99 ${p99.toFixed(2)} ms ${us.toFixed(1)} µs`;

interface Round {
  bare: Told;
  own: Told;
}

/** All that have so many processes, and what was measured of them. */
interface Group {
  processes: number;
  own: Own;
  bare: Answering;
  nginx: Answering | null;
  rounds: Round[];
}

async function startGroup(processes: number): Promise<Group> {
  const [own, bare] = [await startOwn(processes), await startBare(processes)];
  const nginx = hasNginx ? await startProxy(processes) : null;
  await loadOwn(own, 2);
  await load(bare, own.paths, 2);
  await stored(own);
  return { processes, own, bare, nginx, rounds: [] };
}

async function measureRound({ processes, own, bare, nginx, rounds: measured }: Group): Promise<void> {
  const beside = nginx ? `nginx ${told(await load(nginx, own.paths))}, ` : '';
  const round = { bare: await load(bare, own.paths), own: await loadOwn(own) };
  await stored(own);
  measured.push(round);
  console.log(
    `round ${measured.length}, ${processes}: ${beside}bare ${told(round.bare)}, footbridge ${told(round.own)}`,
  );
}

function tellGroup({ processes, rounds: measured }: Group): void {
  const percentOf = (share: (round: Round) => number) => `${(median(measured.map(share)) * 100).toFixed(0)} %`;
  const rate = percentOf(({ own, bare }) => own.rate / bare.rate);
  const time = percentOf(({ own, bare }) => bare.us / own.us);
  const p99 = median(measured.map(({ own, bare }) => own.p99 / bare.p99)).toFixed(2);
  console.log(
    `${processes === 1 ? 'one process' : `${processes} processes`}: redirects/s ${rate} of bare node:http, ${time} a second of processor time; p99 ${p99} x (medians)`,
  );
}

console.log(`load by ${hasWrk ? 'wrk' : 'autocannon, which takes as much of the processors as a server: install wrk'}`);
const groups: Group[] = [];
for (const processes of values.processes.split(',').map(Number)) groups.push(await startGroup(processes));
for (let round = 0; round < rounds; round++) for (const group of groups) await measureRound(group);
groups.forEach(tellGroup);
const [first, last] = [groups[0]!, groups.at(-1)!];
if (first !== last) {
  const times = (of: keyof Round) =>
    median(first.rounds.map((round, index) => last.rounds[index]![of].rate / round[of].rate)).toFixed(2);
  console.log(`the last has ${times('own')} x the rate of the first, of bare ones ${times('bare')} x (medians)`);
}

// The same links with level full: every answer is the page that measures.
const { installation, origin, paths } = first.own;
await installation.query(`INSERT INTO network_settings (owner_id, level) SELECT DISTINCT owner_id, 'full'::"MeasurementLevel"
  FROM short_url ON CONFLICT (owner_id) DO UPDATE SET level = excluded.level`);
await delay(1_000); // redirects follow within a second
// As a browser opens it, which fetch does not.
const [page] = (await once(get(origin + paths[0], { headers }), 'response')) as [IncomingMessage];
page.resume();
if (page.statusCode !== 200) throw new Error('the answer was no page');
console.log(`measuring pages: ${told(await load(first.own, paths))}`);
