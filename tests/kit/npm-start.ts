// `npm start` in a folder that has all it needs, as an operator types it.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from './installation.ts';
import { childrenOf, isRunning } from './processes.ts';

export interface Started {
  npm: ChildProcess;
  port: number;
  said(): string;
  /** Ids of the processes: scripts/start.mjs and the server it keeps running. */
  keeper(): number;
  server(): number;
  database(): number;
  /** Waits until it has said so that often since its start. */
  isReady(times?: number): Promise<void>;
  /** Ends what is left of it. */
  end(): Promise<void>;
}

/** Starts it in `folder`, with its data in `dataDir` and more settings, on a free port and the Node of the tests. */
export async function startByNpm(folder: string, dataDir: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      ...{ NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', SHORT_ORIGIN: '', HOST: '', LOG_LEVEL: 'silent' },
      ...{ PUBLIC_ORIGIN: '', DATA_DIR: dataDir, PORT: String(port) },
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said += chunk));
  let keeperPid = 0;
  const keeper = () => (keeperPid ||= childrenOf(npm.pid!, 'scripts/start.mjs')[0] ?? 0);
  const server = () => childrenOf(keeper(), 'build/server/main.js')[0] ?? 0;
  return {
    ...{ npm, port, said: () => said, keeper, server },
    database: () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    isReady: (times = 1) =>
      expect
        .poll(() => {
          if (npm.exitCode !== null) throw new Error(`it ended:\n${said}`);
          return said.split('Footbridge is ready').length - 1;
        })
        .toBe(times),
    async end() {
      const left = server();
      if (left) process.kill(left, 'SIGTERM');
      if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
      await expect.poll(() => !left || !isRunning(left)).toBe(true);
    },
  };
}
