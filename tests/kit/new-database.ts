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

/** A new database, empty or a copy of one that nobody is connected to: its name and its address. */
async function makeDatabase(template = 'template1'): Promise<{ name: string; url: string }> {
  const name = `new_${process.pid}_${++databases}`;
  const url = new URL(config.databaseUrl!);
  url.pathname = `/${name}`;
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { name, url: url.href };
}
const dropDatabase = (name: string) => pool.query(`DROP DATABASE ${name} WITH (FORCE)`);

/** Runs with a connection to a database of its own, empty or a copy of `template`, and with its address. */
export async function onNewDatabase<T>(
  work: (client: pg.Client, url: string) => Promise<T>,
  template?: string,
): Promise<T> {
  const { name, url } = await makeDatabase(template);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
    await dropDatabase(name);
  }
}

/** The name of a database that is prepared once, to be copied by the tests of a file. */
export async function preparedDatabase(prepare: (url: string) => Promise<unknown>): Promise<string> {
  const { name, url } = await makeDatabase();
  afterAll(() => dropDatabase(name));
  await prepare(url);
  return name;
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
