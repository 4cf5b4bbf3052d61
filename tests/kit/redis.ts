// A Redis of a test's own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { debianProgram } from './debian-program.ts';
import { freePort } from './installation.ts';
import { portAnswers } from './port-answers.ts';

export interface Redis {
  url: string;
  start(): Promise<void>;
  /** Sends a signal; waits for the end unless it only stops for a while. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

/** A Redis that is not started yet, and listens on these addresses; it keeps nothing on the disk. */
export async function makeRedis(hosts: readonly string[] = ['127.0.0.1']): Promise<Redis> {
  const program = debianProgram(['/usr/bin/redis-server', '/usr/local/bin/redis-server'], 'redis-server');
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}/0`,
    async start() {
      const kept = ['--save', '', '--appendonly', 'no', '--protected-mode', 'no'];
      const settings = ['--port', String(port), '--bind', ...hosts, ...kept];
      child = spawn(program, settings, { stdio: 'ignore', cwd: '/tmp' });
      await vi.waitUntil(() => portAnswers(port), { interval: 20, timeout: 20_000 });
    },
    async signal(signal) {
      const isEnd = signal !== 'SIGSTOP' && signal !== 'SIGCONT';
      const gone = isEnd && child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child?.kill(signal);
      await gone;
    },
  };
}
