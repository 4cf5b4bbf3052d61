import { Limiter } from '../limiter.ts';

/** Requests of one host that run at the same time, and requests of it a minute, by this process. */
export const AT_ONCE = 2;
export const MINUTE = { max: 300, windowMs: 60_000 };

const uses = new Limiter(MINUTE);
const lines = new Map<string, { running: number; waiting: (() => void)[] }>();

/** Counts a request to a host; false when it has had enough for now, whoever asked. */
export const mayAsk = async (host: string): Promise<boolean> => !(await uses.use(host)).isRefused;

/** Does something with a host as soon as fewer than two others do. */
export async function inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(host) ?? { running: 0, waiting: [] };
  lines.set(host, line);
  if (line.running < AT_ONCE) line.running++;
  else await new Promise<void>((begin) => line.waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) lines.delete(host);
  }
}
