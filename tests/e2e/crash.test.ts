// PostgreSQL is killed under a stream of new campaigns of several owners: every click keeps the texts it came with.
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { childrenOf } from '../kit/processes.ts';

const ROUNDS = 2;
/** Enough of them that none meets the bound of new labels a day. */
const OWNERS = 8;
const LINKS_EACH = 2;
const CONNECTIONS = 24;
/** Clicks a round; PostgreSQL is killed after some of them. */
const CLICKS_A_ROUND = 1_200;

let installation: Installation;
let codes: string[];
/** Requests that were answered: the link's code and what its campaign was called. */
const acknowledged = new Set<string>();
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

beforeAll(async () => {
  installation = await makeInstallation({ LOG_LEVEL: 'silent', LINK_CACHE_SECONDS: '3600' }, migratedFolder());
  await installation.start();
  codes = [];
  for (let owner = 0; owner < OWNERS; owner++) codes.push(...(await addLinks(installation, LINKS_EACH)));
  for (const code of codes) await follow(code, 'first'); // known from now on, also while the database is away
});
afterAll(async () => {
  agent.destroy();
  await installation.remove();
});

/** Follows a link with a campaign and a referrer that name the link and the click. */
function follow(code: string, name: string): Promise<void> {
  const url = new URL(`/${code}?utm_campaign=${code}.${name}`, installation.origin);
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', referer: `https://${code}.${name}.example/` };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode === 302) acknowledged.add(`${code} ${name}`);
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Sends a round's clicks, each with a campaign nobody has had, and kills in the midst. */
async function stream(round: string, kill: () => void): Promise<void> {
  const killAt = Math.floor(CLICKS_A_ROUND * (0.2 + 0.6 * Math.random()));
  let sent = 0;
  const visitor = async () => {
    while (sent < CLICKS_A_ROUND) {
      const number = sent++;
      if (number === killAt) kill();
      await follow(codes[number % codes.length]!, `${round}-${number}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

const server = () => childrenOf(installation.pid(), 'postgres -D')[0]!;
const kills = {
  backend: () => {
    const backends = childrenOf(server(), 'footbridge footbridge');
    process.kill(backends[Math.floor(Math.random() * backends.length)]!, 'SIGKILL');
  },
  postmaster: () => process.kill(server(), 'SIGKILL'),
};

interface StoredClick {
  code: string;
  campaign: string | null;
  referrer: string | null;
}

/** The clicks with whatever stands behind their numbers, whoever owns it. */
const storedClicks = () =>
  installation
    .query<StoredClick>(
      `SELECT s.short_code AS code, campaign.label AS campaign, referrer.label AS referrer
       FROM analytics.click c JOIN short_url s ON s.id = c.link_id
       LEFT JOIN analytics.label campaign ON campaign.id = c.utm_campaign
         AND campaign.owner_id = c.owner_id AND campaign.dimension = 12
       LEFT JOIN analytics.label referrer ON referrer.id = c.referrer
         AND referrer.owner_id = c.owner_id AND referrer.dimension = 9`,
    )
    .catch((): StoredClick[] => []); // not back yet

test.each(['backend', 'postmaster'] as const)(
  'whenever a %s is killed, every click keeps its own texts',
  async (what) => {
    for (let round = 0; round < ROUNDS; round++) {
      await stream(`${what}${round}`, kills[what]);
      await expect.poll(async () => (await storedClicks()).length, { interval: 100 }).toBe(acknowledged.size);
    }
    const stored = await storedClicks();
    const told = stored.map(({ code, campaign, referrer }) => `${code} ${campaign} ${referrer}`).sort();
    const sent = [...acknowledged].map((request) => {
      const [code, name] = request.split(' ');
      return `${code} ${code}.${name} ${code}.${name}.example`;
    });
    expect(told.filter((one) => !sent.includes(one)).slice(0, 5)).toEqual([]);
    expect(told).toEqual(sent.sort());
  },
);

test('health tells how often the server crashed: visitors of the day may count again', async () => {
  const jobs = async () => {
    const response = await fetch(`${installation.origin}/health`);
    const { checks } = (await response.json()) as { checks: { name: string; message?: string }[] };
    return checks.find(({ name }) => name === 'jobs')?.message;
  };
  await expect.poll(jobs).toMatch(/PostgreSQL crashed in the last 24 hours.*: ([4-9]|1\d) times\./);
});
