// ClickHouse in a process of its own, on a folder that outlives it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ClickHouse {
  /** Where it answers; a database is a path of it. */
  origin: string;
  /** The number of its process. */
  pid(): number;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
  /** Lets the next insert kill processes, before it is stored or after, and before it is answered; `itself` is this one. */
  doom(when: 'before' | 'after', pids: readonly (number | 'itself')[]): Promise<void>;
  /** Resolves once it has ended. */
  ended(): Promise<void>;
  /** Starts it again where it was. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** Starts ClickHouse on a free port, and on an empty folder of its own unless one is given, which stays. */
export async function startClickHouse(given?: string): Promise<ClickHouse> {
  const here = import.meta.dirname;
  if (!existsSync(join(here, 'node_modules/chdb'))) {
    throw new Error('ClickHouse is not installed for tests: run npm run test:clickhouse, which does that first.');
  }
  const folder = given ?? mkdtempSync(join(tmpdir(), 'footbridge-clickhouse-'));
  let child: ChildProcess | undefined;
  let port = 0;
  const clickHouse: ClickHouse = {
    origin: '',
    pid: () => child!.pid!,
    async start() {
      child = fork(join(here, 'server.mjs'), [folder, String(port)], { execArgv: [], env: { PATH: process.env.PATH } });
      [port] = (await once(child, 'message')) as [number];
    },
    async doom(when, pids) {
      const body = JSON.stringify({ when, pids: pids.map((pid) => (pid === 'itself' ? child!.pid : pid)) });
      await fetch(`${clickHouse.origin}/doom`, { method: 'POST', body });
    },
    async ended() {
      if (child!.exitCode === null && child!.signalCode === null) await once(child!, 'exit');
    },
    async kill() {
      child!.kill('SIGKILL');
      await clickHouse.ended();
    },
    async remove() {
      await clickHouse.kill();
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
  await clickHouse.start();
  return Object.assign(clickHouse, { origin: `http://127.0.0.1:${port}` });
}
