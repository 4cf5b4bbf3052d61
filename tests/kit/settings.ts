// Settings for a worker, before any test imports the configuration.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { beginFile, endModules } from './afresh.ts';
import { beginsAfresh } from './afresh-line.ts';

const isAfresh = beginsAfresh(expect.getState().testPath!);
await beginFile(isAfresh);
// Files that share their modules share a data folder, which goes with that of the run.
const folder = isAfresh
  ? mkdtempSync(join(tmpdir(), 'footbridge-data-'))
  : join(inject('runFolder'), `data-${process.env.VITEST_POOL_ID}`);
mkdirSync(folder, { recursive: true, mode: 0o700 });
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
