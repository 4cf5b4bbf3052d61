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

/** Requests are made beforehand, and figures are told once at the end. */
const script = (paths: readonly string[]) => `
local requests, at = {}, 0
init = function()
  for _, path in ipairs(${luaTable(paths)}) do
    requests[#requests + 1] = wrk.format("GET", path, { ${Object.entries(headers)
      .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
      .join(', ')} })
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local errors = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  print(string.format("FIGURES %d %d %d %d", summary.requests, summary.duration, latency:percentile(99), errors))
end
`;

async function byWrk({ origin, paths, connections, seconds }: Load): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-wrk-'));
  try {
    const file = join(folder, 'requests.lua');
    writeFileSync(file, script(paths));
    const text = await outputOf('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, origin]);
    const [, answers, us, p99, errors] = (/FIGURES (\d+) (\d+) (\d+) (\d+)/.exec(text) ?? []).map(Number);
    if (answers === undefined || errors) throw new Error(`not every answer was one:\n${text}`);
    return { answers, rate: answers / (us! / 1e6), p99: p99! / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function outputOf(program: string, given: string[]): Promise<string> {
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return text;
}

async function byAutocannon({ origin, paths, connections, seconds }: Load): Promise<Measured> {
  const requests = paths.map((path) => ({ path, headers }));
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  if (result['4xx'] || result['5xx'] || result.errors) throw new Error('not every answer was one');
  return { answers: result.requests.total, rate: result.requests.average, p99: result.latency.p99 };
}
