// Two servers on copies of one data folder and on one PostgreSQL would delete each other's clicks.
import { cpSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeInstallation, type Installation } from '../kit/installation.ts';

const name = `copied_${process.pid}`;
const own = inject('databaseUrl');
const DATABASE_URL = own.replace(/[^/]*$/, name);
const admin = new pg.Client({ connectionString: own.replace(/[^/]*$/, 'postgres') });
const all: Installation[] = [];
let followed = 0;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  for (const one of all) await one.remove();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

async function install(dataDir?: string): Promise<Installation> {
  const made = await makeInstallation({ DATABASE_URL }, dataDir);
  all.push(made);
  return made;
}

function copyOf({ dataDir }: Installation): string {
  const copy = mkdtempSync(join(tmpdir(), 'footbridge-copy-'));
  chmodSync(copy, 0o755);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

async function follow(installation: Installation, times: number): Promise<void> {
  for (let visit = 0; visit < times; visit++) {
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const { status } = await fetch(`${installation.origin}/copied`, { redirect: 'manual', headers });
    expect(status).toBe(302);
    followed++;
  }
}

const allStored = () =>
  expect
    .poll(async () => (await query<{ count: number }>('SELECT count(*)::int FROM analytics.click'))[0]!.count)
    .toBe(followed);

test('a copy of a data folder is refused, at once or later, until it is given an identity of its own', async () => {
  const original = await install();
  await original.start();
  await query(
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', 'ada', 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, 'copied', 'https://example.org/' FROM u`,
  );
  await follow(original, 50);
  const copy = await install(copyOf(original));
  await expect(copy.start()).rejects.toThrow(
    /another server is using the database as the node of .* delete its file node-id/,
  );
  await follow(original, 50);
  await allStored();

  // A server that is killed is no copy of itself.
  await original.end('SIGKILL');
  await original.start();
  await follow(original, 20);
  await original.end('SIGTERM');
  await original.start();
  await expect(copy.start()).rejects.toThrow(/another server has used the database as the node of/);

  rmSync(join(copy.dataDir, 'node-id'));
  await expect(copy.start()).rejects.toThrow(/belongs to a node whose file node-id is missing/);
  rmSync(join(copy.dataDir, 'journal'), { recursive: true });
  await copy.start();
  await Promise.all([follow(original, 100), follow(copy, 100)]);
  await allStored();
});
