// Steady load on a link, from a process of its own. Each click has a serial, so that what was acknowledged can be held against what is
// stored, click by click.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { Installation } from './installation.ts';

/** Serials are stored as two labels, of which an owner has at most 2,000 new ones a day in each dimension. */
const DIGITS = 1_000;
const TICK_MS = 10;
const PATIENCE_MS = 20_000;

/** What became of a request; status 0 where no answer came. */
export interface Answer {
  serial: number;
  status: number;
  /** When that was, milliseconds since 1970. */
  at: number;
}

export interface SerialLoad {
  /** Resolves when so many more have been asked. */
  goesOn(requests: number): Promise<void>;
  /** Stops asking; resolves to all answers once the last one is there. */
  stop(): Promise<Answer[]>;
}

/** Asks `origin` for a link so many times a second, until it is stopped. Serials begin at `first`. */
export async function startSerialLoad(origin: string, code: string, rate: number, first = 0): Promise<SerialLoad> {
  const child = fork(import.meta.filename, ['ask', origin, code, String(rate), String(first)], {
    serialization: 'advanced',
  });
  await once(child, 'message'); // the first answer
  const told = async (order: number | 'stop') => {
    const message = once(child, 'message');
    child.send(order);
    return (await message)[0] as unknown;
  };
  return {
    goesOn: async (requests) => void (await told(requests)),
    stop: async () => (await told('stop')) as Answer[],
  };
}

/** How often each serial is stored. */
export async function storedSerials(query: Installation['query']): Promise<Map<number, number>> {
  const rows = await query<{ serial: number; times: number }>(
    `SELECT high.label::int * ${DIGITS} + low.label::int AS serial, count(*)::int AS times
     FROM analytics.click c JOIN analytics.label high ON high.id = c.utm_campaign JOIN analytics.label low ON low.id = c.utm_source
     WHERE high.label ~ '^\\d+$' AND low.label ~ '^\\d+$' GROUP BY 1`,
  );
  return new Map(rows.map(({ serial, times }) => [serial, times]));
}

const pathOf = (code: string, serial: number) =>
  `/${code}?utm_campaign=${Math.floor(serial / DIGITS)}&utm_source=${serial % DIGITS}`;

/** The serial in the address of a request; null of another one. */
export function serialOf(path: string): number | null {
  const [, high, low] = /\?utm_campaign=(\d+)&utm_source=(\d+)/.exec(path) ?? [];
  return high === undefined ? null : Number(high) * DIGITS + Number(low);
}

async function ask(agent: Agent, origin: string, code: string, serial: number): Promise<Answer> {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
  const request = get(new URL(pathOf(code, serial), origin), { agent, headers, timeout: PATIENCE_MS });
  request.on('timeout', () => request.destroy());
  const { promise, resolve } = Promise.withResolvers<number>();
  request.on('error', () => resolve(0));
  request.on('response', (response) => {
    response.resume().on('close', () => resolve(response.statusCode!));
  });
  return { serial, status: await promise, at: Date.now() };
}

async function askSteadily(origin: string, code: string, rate: number, first: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const began = performance.now();
  const asked: Promise<Answer>[] = [];
  let isStopped = false;
  let toldAt = Infinity;
  process.on('message', (order: number | 'stop') => {
    if (order === 'stop') isStopped = true;
    else toldAt = asked.length + order;
  });
  process.on('disconnect', () => process.exit(1));
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = ((performance.now() - began) / 1_000) * rate;
      while (asked.length < due) {
        const answered = ask(agent, origin, code, first + asked.length);
        if (!asked.length) void answered.then(() => process.send!('begun'));
        asked.push(answered);
      }
      if (asked.length >= toldAt) {
        toldAt = Infinity;
        process.send!('asked');
      }
      if (!isStopped) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  process.send!(await Promise.all(asked), () => process.exit(0));
}

const [order, origin, code, rate, first] = process.argv.slice(2);
if (order === 'ask' && process.argv[1] === import.meta.filename)
  await askSteadily(origin!, code!, Number(rate), Number(first));
