// The journal of a machine that will not come back.
import { execFile } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetStoppedNodes } from '../../api/clicks/forget-nodes.ts';
import type { Installation } from '../kit/installation.ts';
import { makeDataDir } from '../kit/installation.ts';
import { childrenOf } from '../kit/processes.ts';
import { makeNodes, type Nodes } from '../kit/nodes.ts';

let nodes: Nodes;
let one: Installation;
let lost: Installation;

beforeAll(async () => {
  nodes = await makeNodes(2);
  [one, lost] = nodes.all as [Installation, Installation];
  await one.start();
  await nodes.query(
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', 'ada', 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, 'left', 'https://example.org/' FROM u`,
  );
  await lost.start({ WORKERS: '2' });
  writeFileSync(join(lost.dataDir, 'journal/7'), 'a file of somebody else, which is no journal of a process');
});
afterAll(() => nodes?.remove());

/** Drains a data folder as the command of a release; resolves to what it says, whatever its end. */
async function drain(folder: string, databaseUrl = nodes.databaseUrl): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const run = promisify(execFile)(process.execPath, ['build/server/journal.js', 'drain', folder], {
    env,
    timeout: 120_000,
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

const stored = async () =>
  (await nodes.query<{ count: number }>('SELECT count(*)::int FROM analytics.click'))[0]!.count;
const nodesCheck = async () => {
  const { checks } = (await (await fetch(`${one.origin}/health`)).json()) as { checks: { name: string }[] };
  return checks.find(({ name }) => name === 'nodes');
};

test('its clicks are stored once by whoever drains it; it is no longer missed, and forgotten a month later', async () => {
  expect(await drain(lost.dataDir)).toContain('another Footbridge is running on the data folder');
  const [ingester] = childrenOf(lost.pid(), 'ingester-main');
  process.kill(ingester!, 'SIGSTOP'); // so that all clicks are left in the journal
  for (let visit = 0; visit < 300; visit++) {
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    expect((await fetch(`${lost.origin}/left`, { redirect: 'manual', headers })).status).toBe(302);
  }
  for (const process of ['.', '2']) {
    expect(readdirSync(join(lost.dataDir, 'journal', process)).some((name) => name.endsWith('.log'))).toBe(true);
  }
  await lost.end('SIGKILL');
  process.kill(ingester!, 'SIGKILL');
  expect(await stored()).toBe(0);
  await expect.poll(nodesCheck, { interval: 200 }).toMatchObject({ state: 'degraded' });

  const stranger = makeDataDir();
  expect(await drain(stranger)).toContain('is not the data folder of a node');
  rmSync(stranger, { recursive: true });
  expect(await drain(lost.dataDir)).toMatch(/^Stored 300 clicks\. Nothing is left/);
  expect(await stored()).toBe(300);
  expect(await drain(lost.dataDir)).toMatch(/^Stored 0 clicks\./);
  expect(await stored()).toBe(300);
  await expect.poll(nodesCheck, { interval: 200 }).toMatchObject({ state: 'ok' });

  const known = async () => (await nodes.query('SELECT node_id FROM analytics.journal_position')).length;
  const client = { query: (text: string, values?: unknown[]) => nodes.query(text, values) } as never;
  await forgetStoppedNodes(client);
  expect(await known()).toBe(2);
  await nodes.query("UPDATE analytics.journal_position SET stopped_at = stopped_at - interval '31 days'");
  await forgetStoppedNodes(client);
  expect(await known()).toBe(1); // the one that runs
  expect(await drain(lost.dataDir)).toContain('the database does not know the node');
  await lost.start();
  expect(await known()).toBe(2);
});
