// Figures that are read on a real replica: never older than on the primary, whatever becomes of the replica.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpForSession } from '../kit/browser.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { queryAt } from '../kit/query-at.ts';
import { replicatedPostgres, type ReplicatedPostgres } from '../kit/replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let node: Installation;
let headers: Record<string, string>;
let id: number;
let followed = 0;

beforeAll(async () => {
  postgres = await replicatedPostgres();
  node = await makeInstallation({ DATABASE_URL: postgres.primaryUrl, DATABASE_READ_URL: postgres.replicaUrl });
  await node.start();
  const { tokens } = await signUpForSession(node.origin, 'ada@example.test');
  headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ original_url: 'https://example.org/', short_code: 'read' });
  const made = await fetch(`${node.origin}/api/urls`, { method: 'POST', headers, body });
  ({ id } = (await made.json()) as { id: number });
});
afterAll(async () => {
  await node?.remove();
  postgres?.remove();
});

/** Opens the link, waits until that is stored, and expects every figure to have it at once: a sum that is kept, and columns. */
async function expectFreshFigures(): Promise<void> {
  for (let visit = 0; visit < 5; visit++) {
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
    expect((await fetch(`${node.origin}/read`, { redirect: 'manual', headers: agent })).status).toBe(302);
    followed++;
    await expect.poll(stored, { interval: 5 }).toBe(followed);
    for (const filter of ['', '&device=desktop']) {
      const answer = await fetch(`${node.origin}/api/urls/${id}/analytics?period=7d${filter}`, { headers });
      expect(await answer.json()).toMatchObject({ totalClicks: followed });
    }
  }
}

const stored = async () =>
  (await queryAt<{ n: number }>(postgres.primaryUrl, 'SELECT count(*)::int AS n FROM analytics.click'))[0]!.n;

/** What of ours is connected to the replica. */
async function readers(): Promise<string[]> {
  const rows = await queryAt<{ name: string }>(
    postgres.replicaUrl,
    "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE application_name LIKE 'footbridge-%' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

async function replicaCheck(): Promise<{ state: string; message?: string }> {
  const { checks } = (await (await fetch(`${node.origin}/health`)).json()) as {
    checks: { name: string; state: string }[];
  };
  return checks.find(({ name }) => name === 'replica')!;
}

test('while it follows, it is read, and has every click that was stored', async () => {
  await expectFreshFigures();
  expect(await readers()).toEqual(['footbridge-columns-replica', 'footbridge-figures-replica']);
  expect(await replicaCheck()).toMatchObject({ state: 'ok' });
});

test('while it is behind, the primary is read, and the check says so', async () => {
  await queryAt(postgres.replicaUrl, 'SELECT pg_wal_replay_pause()');
  await expectFreshFigures();
  await expect.poll(replicaCheck).toMatchObject({
    state: 'degraded',
    message: 'The replica is behind. Figures are read from the primary.',
  });
  await queryAt(postgres.replicaUrl, 'SELECT pg_wal_replay_resume()');
  await expect.poll(replicaCheck).toMatchObject({ state: 'ok' });
  await expectFreshFigures();
});

test('while it is away, the primary is read, and it is read again once it is back', async () => {
  postgres.killReplica();
  await expectFreshFigures();
  await expect
    .poll(replicaCheck)
    .toMatchObject({ state: 'degraded', message: expect.stringContaining('does not answer') });
  postgres.startReplica();
  await expect.poll(replicaCheck).toMatchObject({ state: 'ok' });
  await expectFreshFigures();
  expect(await readers()).toContain('footbridge-figures-replica');
});

test('once it was promoted by itself it follows nobody, and the primary is read', async () => {
  await postgres.promote();
  await expectFreshFigures();
  await expect.poll(replicaCheck).toMatchObject({ state: 'degraded' });
});
