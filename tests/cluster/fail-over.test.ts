// The primary of the database is lost, and its replica takes over without the last commits: no click is lost, none stored twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { queryAt } from '../kit/query-at.ts';
import { replicatedPostgres, type ReplicatedPostgres } from '../kit/replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let nodes: Installation[] = [];

beforeAll(async () => {
  postgres = await replicatedPostgres();
  // A small journal has small files: the clicks that are missed are in more than the open one.
  const env = { DATABASE_URL: postgres.url, JOURNAL_MAX_MB: '1', JOURNAL_KEEP_SECONDS: '600' };
  const one = await makeInstallation(env);
  const other = await makeInstallation({ ...env, PUBLIC_ORIGIN: one.origin });
  nodes = [one, other];
  for (const node of nodes) await node.start();
  await queryAt(
    postgres.primaryUrl,
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', 'ada', 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, 'over', 'https://example.org/' FROM u`,
  );
});
afterAll(async () => {
  for (const node of nodes) await node.remove();
  postgres?.remove();
});

const stored = async (url: string) => {
  const [row] = await queryAt<{ clicks: number; summed: number }>(
    url,
    `SELECT (SELECT count(*)::int FROM analytics.click) AS clicks, (SELECT click_count::int FROM short_url WHERE short_code = 'over') AS summed`,
  );
  return row!;
};

let followed = 0;
/** Opens the link at both nodes in turns; every answer is a click that must be stored. */
async function follow(times: number): Promise<void> {
  for (let visit = 0; visit < times; visit++) {
    const { origin } = nodes[visit % nodes.length]!;
    const headers = { 'user-agent': `Mozilla/5.0 Firefox/140.0 ${'x'.repeat(200)}` };
    const { status } = await fetch(`${origin}/over`, { redirect: 'manual', headers });
    expect(status).toBe(302);
    followed++;
  }
}

test('every acknowledged click is stored exactly once, also those that the promoted replica had missed', async () => {
  await follow(100);
  await expect.poll(() => stored(postgres.replicaUrl)).toMatchObject({ clicks: followed });
  const known = followed;

  postgres.stopReplicating();
  await follow(2_000);
  await expect.poll(() => stored(postgres.primaryUrl)).toMatchObject({ clicks: followed });
  expect(await stored(postgres.replicaUrl)).toMatchObject({ clicks: known });

  postgres.killPrimary();
  await follow(50); // from memory, into the journals
  await postgres.promote();
  await follow(50);
  await expect
    .poll(() => stored(postgres.replicaUrl), { interval: 200 })
    .toEqual({ clicks: followed, summed: followed });

  for (const { origin } of nodes) {
    const ready = async () => (await fetch(`${origin}/health/ready`)).status;
    await expect.poll(ready, { interval: 200 }).toBe(200);
  }
  await nodes[0]!.end('SIGTERM');
  await nodes[0]!.start(); // the first of the hosts is still gone
  await follow(20);
  await expect
    .poll(() => stored(postgres.replicaUrl), { interval: 200 })
    .toEqual({ clicks: followed, summed: followed });
});
