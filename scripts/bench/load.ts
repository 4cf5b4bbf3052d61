// Load on an HTTP server: by wrk where it is installed, which takes a fraction of the processor time of what it measures; else by
// autocannon, which takes as much as a server does.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
/** What a browser sends that opens a link. */
export const headers = { 'user-agent': agent, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** What is asked of a server. */
export interface Load {
  origin: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** Sent beside what a browser sends anyway. */
  more?: Readonly<Record<string, string>>;
  /** How many visitors ask in turn, each from an address of its own (X-Forwarded-For); none by default. */
  addresses?: number;
}

/** Answers a second, and the latency of the slowest hundredth, milliseconds. */
export interface Measured {
  rate: number;
  p99: number;
  answers: number;
}

/** Whether wrk is installed. */
export const hasWrk = !spawnSync('wrk', ['-v']).error;

/** Asks for the paths in turn; throws when an answer is neither a success nor a redirect. */
export const measure = (load: Load): Promise<Measured> => (hasWrk ? byWrk(load) : byAutocannon(load));

const luaTable = (values: readonly string[]) => `{ ${values.map((value) => JSON.stringify(value)).join(', ')} }`;

/** Addresses of visitors: the last three of their four numbers count, from 0.0.0 on. */
const ADDRESSES_FROM = '20.';

/** Requests are made beforehand, but for the address of the visitor, and figures are told once at the end. */
const script = ({ paths, more, addresses = 0 }: Load) => `
local requests, at, visitor = {}, 0, 0
init = function()
  for _, path in ipairs(${luaTable(paths)}) do
    requests[#requests + 1] = wrk.format("GET", path, { ${Object.entries({ ...headers, ...more })
      .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
      .join(', ')} })
  end
end
request = function()
  at = at % #requests + 1
  if ${addresses} == 0 then return requests[at] end
  visitor = (visitor + 1) % ${addresses}
  local address = "${ADDRESSES_FROM}" .. math.floor(visitor / 65536) .. "." .. math.floor(visitor / 256) % 256 .. "." .. visitor % 256
  return requests[at]:sub(1, -3) .. "X-Forwarded-For: " .. address .. "\\r\\n\\r\\n"
end
done = function(summary, latency)
  local errors = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  print(string.format("FIGURES %d %d %d %d", summary.requests, summary.duration, latency:percentile(99), errors))
end
`;

async function byWrk(load: Load): Promise<Measured> {
  const { origin, connections, seconds } = load;
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-wrk-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // of a bench that is told to end
  try {
    const file = join(folder, 'requests.lua');
    writeFileSync(file, script(load));
    const text = await outputOf('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, origin]);
    const [, answers, us, p99, errors] = (/FIGURES (\d+) (\d+) (\d+) (\d+)/.exec(text) ?? []).map(Number);
    if (answers === undefined || errors) throw new Error(`not every answer was one:\n${text}`);
    return { answers, rate: answers / (us! / 1e6), p99: p99! / 1_000 };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function outputOf(program: string, given: string[]): Promise<string> {
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => void child.kill();
  process.once('exit', end);
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  process.off('exit', end);
  return text;
}

async function byAutocannon({ origin, paths, connections, seconds, more, addresses = 0 }: Load): Promise<Measured> {
  let visitor = 0;
  const addressOf = (one: number) => `${ADDRESSES_FROM}${one >> 16}.${(one >> 8) & 255}.${one & 255}`;
  const next = (request: autocannon.Request) => {
    request.headers = { ...request.headers, 'x-forwarded-for': addressOf(visitor++ % addresses) };
    return request;
  };
  const setupRequest = addresses ? next : undefined;
  const requests = paths.map((path) => ({ path, headers: { ...headers, ...more }, setupRequest }));
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  if (result['4xx'] || result['5xx'] || result.errors) throw new Error('not every answer was one');
  return { answers: result.requests.total, rate: result.requests.average, p99: result.latency.p99 };
}
