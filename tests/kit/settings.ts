// Settings for a worker, before any test imports the configuration.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { beginFile, endModules } from './afresh.ts';
import { beginsAfresh } from './afresh-line.ts';

/** The data folder of those files of a worker that share their modules. */
const worker = process as typeof process & { sharedFolder?: string };

const isAfresh = beginsAfresh(expect.getState().testPath!);
await beginFile(isAfresh);
const makeFolder = (within: string) => mkdtempSync(join(within, 'footbridge-data-'));
// The shared one goes with the folder of the run.
const folder = isAfresh ? makeFolder(tmpdir()) : (worker.sharedFolder ??= makeFolder(inject('runFolder')));
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: inject('databaseUrl') + process.env.VITEST_POOL_ID,
  DATA_DIR: folder,
  PUBLIC_ORIGIN: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  WORKERS: '1', // however many processors there are
});
const clickHouse = inject('clickHouse');
if (clickHouse) process.env.CLICKHOUSE_URL = `${clickHouse}/worker_${process.env.VITEST_POOL_ID}`;

afterAll(async () => {
  if (!isAfresh) return;
  await endModules();
  rmSync(folder, { recursive: true, force: true });
});
