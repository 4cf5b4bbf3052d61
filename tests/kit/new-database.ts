// Databases of their own, and how they looked before a migration.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { config } from '../../api/common/config.ts';
import { migrationsFolder, readMigrations } from '../../api/database/migrate.ts';
import { pool } from '../../api/database/db.ts';

let databases = 0;

/** Runs with a connection to an empty database of its own, and its address. */
export async function onEmptyDatabase<T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const name = `empty_${process.pid}_${++databases}`;
  const url = new URL(config.databaseUrl!);
  url.pathname = `/${name}`;
  await pool.query(`CREATE DATABASE ${name}`);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client, url.href);
  } finally {
    await client.end();
    await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder with the migrations that come before one. */
export async function migrationsBefore(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-before-'));
  folders.push(folder);
  for (const file of await readMigrations()) {
    if (file.name < name) cpSync(join(migrationsFolder, file.name), join(folder, file.name), { recursive: true });
  }
  return folder;
}
