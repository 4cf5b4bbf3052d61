// ClickHouse for the whole run; each worker has a database of its own there.
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where ClickHouse answers; undefined in projects without it. */
    clickHouse?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const here = import.meta.dirname;
  if (!existsSync(join(here, 'node_modules/chdb'))) {
    throw new Error('ClickHouse is not installed for tests: run npm run test:clickhouse, which does that first.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-clickhouse-'));
  const server = fork(join(here, 'server.mjs'), [folder, '0'], { execArgv: [] });
  const [port] = await once(server, 'message');
  project.provide('clickHouse', `http://127.0.0.1:${String(port)}`);
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
