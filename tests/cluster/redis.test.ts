// Limits that two nodes count in Redis, also while that is away, or answers no more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Installation } from '../kit/installation.ts';
import { makeNodes, type Nodes } from '../kit/nodes.ts';
import { makeRedis, type Redis } from '../kit/redis.ts';

let redis: Redis;
let nodes: Nodes;
let one: Installation;
let other: Installation;

beforeAll(async () => {
  redis = await makeRedis();
  await redis.start();
  // Addresses of requests are said by the tests.
  nodes = await makeNodes(2, { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1,::1' });
  [one, other] = nodes.all as [Installation, Installation];
  await one.start();
  await other.start();
  await nodes.query(
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', 'ada', 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, 'led', 'https://example.org/' FROM u`,
  );
});
afterAll(async () => {
  await nodes?.remove();
  await redis?.signal('SIGKILL');
});

let addresses = 0;
const someone = () => `198.51.100.${++addresses}`;

/** Reports of a link: ten in an hour of one address. Returns the statuses, node by node in turns. */
async function report(from: string, times: number, at = [one, other]): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent++) {
    const body = new URLSearchParams({ code: 'unknown-code', reason: 'It leads elsewhere.' });
    const headers = { 'x-forwarded-for': from };
    const init = { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) };
    statuses.push((await fetch(`${at[sent % at.length]!.origin}/report`, init)).status);
  }
  return statuses;
}

const refusals = (statuses: number[]) => statuses.filter((status) => status === 429).length;

async function limitsOf({ origin }: Installation): Promise<{ state: string; message?: string }> {
  const { checks } = (await (await fetch(`${origin}/health`)).json()) as { checks: { name: string; state: string }[] };
  return checks.find(({ name }) => name === 'limits')!;
}

const opens = async ({ origin }: Installation) =>
  (await fetch(`${origin}/led`, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })).status;

test('both count in Redis, and say that it answers', async () => {
  expect(refusals(await report(someone(), 12))).toBe(2);
  expect(await limitsOf(one)).toMatchObject({ state: 'ok' });
  expect(await nodes.query('SELECT 1 FROM limits.counted')).toEqual([]);
});

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'after %s each counts for itself and says so, and nothing else stops',
  async (signal) => {
    const address = someone();
    expect(refusals(await report(address, 8))).toBe(0);
    await redis.signal(signal);
    await expect.poll(async () => (await limitsOf(one)).state, { interval: 100 }).toBe('degraded');
    expect(await limitsOf(one)).toMatchObject({ message: expect.stringMatching(/^Redis does not answer\./) });
    const statuses = await report(address, 16);
    expect(statuses).not.toContain(500);
    expect(refusals(statuses)).toBeGreaterThan(6); // each goes on from what it knows
    expect(refusals(statuses)).toBeLessThan(16);
    expect(await opens(one)).toBe(302);
    expect((await fetch(`${other.origin}/health/ready`)).status).toBe(200);
    if (signal === 'SIGSTOP') await redis.signal('SIGCONT');
    else await redis.start();
    await expect.poll(async () => (await limitsOf(one)).state, { interval: 100 }).toBe('ok');
    await expect.poll(async () => (await limitsOf(other)).state, { interval: 100 }).toBe('ok');
    expect(refusals(await report(someone(), 12))).toBe(2);
  },
);

test('a node starts while Redis is away', async () => {
  await redis.signal('SIGKILL');
  await other.end('SIGTERM');
  await other.start();
  expect(await limitsOf(other)).toMatchObject({ state: 'degraded' });
  expect(await opens(other)).toBe(302);
  await redis.start();
  await expect.poll(async () => (await limitsOf(other)).state, { interval: 100 }).toBe('ok');
});
