// The promise of the journal, on the real binary: whoever got a redirect is counted, and counted once.
import { readdirSync, readFileSync, statSync, truncateSync, appendFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { isRunning } from '../kit/processes.ts';

const ROUNDS = 4;
const CONNECTIONS = 32;
const LINKS = 50;
/** A round is killed after so many answers and a few more, so that it falls anywhere into a turn. */
const ANSWERS_A_ROUND = 1_500;

let installation: Installation;
let codes: string[];
const sent = new Set<string>();
const acknowledged = new Set<string>();

beforeAll(async () => {
  installation = await makeInstallation({ JOURNAL_SYNC_MS: '1000' }, migratedFolder());
  await installation.start();
  codes = await addLinks(installation, LINKS);
});
afterAll(() => installation.remove());

/** Follows one link with a campaign of its own; the pair names the request. */
function follow(agent: Agent): Promise<void> {
  const number = sent.size;
  const code = codes[number % LINKS]!;
  const campaign = `c${Math.floor(number / LINKS)}`;
  sent.add(`${code} ${campaign}`);
  const url = new URL(`/${code}?utm_campaign=${campaign}`, installation.origin);
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } }, (response) => {
      if (response.statusCode === 302) acknowledged.add(`${code} ${campaign}`);
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Keeps every connection busy and kills the server in the middle; ends when every connection has broken. */
async function killUnderLoad(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const goal = acknowledged.size + ANSWERS_A_ROUND + Math.floor(Math.random() * 500);
  let killed: Promise<unknown> | undefined;
  const visitor = async () => {
    for (;;) {
      await follow(agent);
      if (acknowledged.size >= goal) killed ??= installation.end('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, visitor));
  await killed;
  agent.destroy();
}

const databasePid = () =>
  Number(readFileSync(join(installation.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** The stored clicks by the request that made them. */
async function storedRequests(): Promise<Map<string, number>> {
  const rows = await installation.query<{ request: string; times: number }>(
    `SELECT s.short_code || ' ' || l.label AS request, count(*)::int AS times FROM analytics.click c
     JOIN short_url s ON s.id = c.link_id JOIN analytics.label l ON l.id = c.utm_campaign GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.request, row.times]));
}

function lastJournalFile(): string {
  const folder = join(installation.dataDir, 'journal');
  return join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .sort()
      .at(-1)!,
  );
}

/** What a write leaves that the end of the process, or of the machine, cut off in the middle. */
function tearTail(): void {
  const file = lastJournalFile();
  const frame = readFileSync(file).subarray(0, statSync(file).size);
  appendFileSync(file, frame.subarray(0, 100));
  truncateSync(file, statSync(file).size - 7);
}

test('every acknowledged redirect is stored once, whenever the server is killed', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await killUnderLoad();
    const orphan = databasePid();
    expect(isRunning(orphan), 'the database outlives the server that is killed').toBe(true);
    if (round % 2 === 1) tearTail();
    await installation.start();
    expect(isRunning(orphan), 'the next start ends the orphaned database').toBe(false);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * ANSWERS_A_ROUND);
  const missing = async () => {
    const stored = await storedRequests();
    return [...acknowledged].filter((request) => !stored.has(request)).length;
  };
  await expect.poll(missing, { interval: 200 }).toBe(0);

  const stored = await storedRequests();
  expect([...stored].filter(([, times]) => times !== 1)).toEqual([]);
  expect([...stored.keys()].filter((request) => !sent.has(request))).toEqual([]);
  const [sums] = await installation.query<{ raw: number; hours: number; days: number; links: number }>(
    `SELECT (SELECT count(*)::int FROM analytics.click) AS raw,
      (SELECT sum(clicks + bots)::int FROM analytics.stat_hour WHERE link_id = 0) AS hours,
      (SELECT sum(clicks + bots)::int FROM analytics.stat_day) AS days,
      (SELECT sum(click_count + bot_count)::int FROM short_url) AS links`,
  );
  expect(sums).toEqual({ raw: stored.size, hours: stored.size, days: stored.size, links: stored.size });
});
