// One PostgreSQL for the whole run: a migrated template, one clone for each worker, and one folder for installations to copy.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { workers } from '../../vitest.config.ts';
import { copyAll } from './copy-all.ts';
import { endShared } from './shared-installations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string whose last path segment is the database's name without the worker's number. */
    databaseUrl: string;
    /** A data folder with a migrated database that no server has started on; empty where there is none. */
    migratedFolder: string;
    /** A folder of this run, which is removed at its end. */
    runFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'footbridge-test-'));
  await chmod(folder, 0o755); // as root the server runs under another account, which must get in
  const start = () =>
    startEmbedded({ folder, settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } });
  const first = await start();
  await migrate(first.url);
  await first.stop();
  project.provide('migratedFolder', await keepMigrated(folder));
  project.provide('runFolder', folder);

  const server = await start();
  const admin = new pg.Client({ connectionString: server.url.replace(/footbridge$/, 'postgres') });
  await admin.connect();
  for (let worker = 1; worker <= workers; worker++) {
    await admin.query(`CREATE DATABASE test_${worker} TEMPLATE footbridge STRATEGY FILE_COPY`);
  }
  await admin.end();
  project.provide('databaseUrl', server.url.replace(/footbridge$/, 'test_'));
  return async () => {
    await endShared(folder);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Copies the stopped database within its folder; where it had to be put elsewhere, installations begin empty. */
async function keepMigrated(folder: string): Promise<string> {
  if (!existsSync(join(folder, 'postgres/PG_VERSION'))) return '';
  const kept = join(folder, 'migrated');
  await mkdir(kept);
  await chmod(kept, 0o755);
  copyAll([join(folder, 'postgres'), join(folder, 'postgres-password')], kept);
  return kept;
}
