// One PostgreSQL for the whole run: a migrated template, and one clone for each worker.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { workers } from '../../vitest.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string whose last path segment is the database's name without the worker's number. */
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'footbridge-test-'));
  await chmod(folder, 0o755); // as root the server runs under another account, which must get in
  const server = await startEmbedded({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  await migrate(server.url);
  const admin = new pg.Client({ connectionString: server.url.replace(/footbridge$/, 'postgres') });
  await admin.connect();
  for (let worker = 1; worker <= workers; worker++) {
    await admin.query(`CREATE DATABASE test_${worker} TEMPLATE footbridge STRATEGY FILE_COPY`);
  }
  await admin.end();
  project.provide('databaseUrl', server.url.replace(/footbridge$/, 'test_'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
