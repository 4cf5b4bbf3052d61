// Settings for a worker, before any test imports the configuration.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import { beginAfresh, endFile } from './afresh.ts';

beginAfresh();
const folder = mkdtempSync(join(tmpdir(), 'footbridge-data-'));
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

// Half a second of a processor for each password, some thousand times, would be most of a run.
vi.mock('../../api/identity/password-cost.ts', () => ({ COST: { N: 2 ** 10, r: 8, p: 1 } }));

afterAll(async () => {
  await endFile();
  rmSync(folder, { recursive: true, force: true });
});
