// A cluster under load whose database is lost, as a whole and for one node: what visitors get meanwhile, and that every click is stored once.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginLoad,
  endLoad,
  expectEditSeen,
  expectNothingLost,
  leadsTo,
  makeCluster,
  openEverywhere,
  type Cluster,
} from '../kit/cluster.ts';
import { makeNamespace, type NetworkNamespace } from '../kit/network-namespace.ts';

/** As long as the network is away, milliseconds, and how long a node serves what it cannot check, seconds. */
const CUT_MS = 60_000;
const STALE_SECONDS = 15;

let cluster: Cluster;
let namespace: NetworkNamespace;
beforeAll(async () => {
  namespace = makeNamespace();
  cluster = await makeCluster({ LINK_STALE_SECONDS: String(STALE_SECONDS) }, namespace);
});
afterAll(async () => {
  namespace?.mendDatabase(); // a test that failed has left it cut
  await cluster?.remove();
  namespace?.remove();
});

test('one node, for a minute: it serves what it knows, then refuses, and learns what it missed', async () => {
  const [one, other, lonely] = cluster.nodes;
  const load = await beginLoad(cluster);
  await expectEditSeen(cluster, 'before-cut.example', cluster.nodes);
  const cutAt = performance.now();
  namespace.cutDatabase();
  await expectEditSeen(cluster, 'during-cut.example', [one, other]);
  await expect.poll(() => leadsTo([lonely]), { interval: 200 }).toEqual([503]);
  expect(performance.now() - cutAt).toBeLessThan((STALE_SECONDS + 10) * 1_000);
  await delay(Math.max(0, CUT_MS - (performance.now() - cutAt)));
  namespace.mendDatabase();
  await expect.poll(() => leadsTo([lonely]), { interval: 100 }).toEqual(['during-cut.example']);
  await expectEditSeen(cluster, 'after-cut.example', cluster.nodes);
  const { outcome } = await endLoad(cluster, load, 'the network between a node and the database');
  expect(outcome).toMatchObject({ missing: 0, doubled: 0, handedOnTwice: 0 });
  expect(Object.keys(outcome.statuses)).toEqual(['302', '503']);
  const refusals = cluster.balancer.handedOn().filter(({ status }) => status === 503);
  expect(new Set(refusals.flatMap(({ servers }) => servers.map(({ address }) => `http://${address}`)))).toEqual(
    new Set([lonely.origin]),
  );
});

test('the primary, whose promoted replica misses the last commits: links lead on, edits wait, clicks are stored again', async () => {
  const load = await beginLoad(cluster);
  await openEverywhere(cluster.nodes); // each process reads it again by itself when it is edited
  await expectEditSeen(cluster, 'before-primary.example', cluster.nodes);
  await load.goesOn(100);
  cluster.postgres.stopReplicating();
  await load.goesOn(200);
  cluster.postgres.killPrimary();
  await load.goesOn(300);
  expect(await cluster.edit('refused.example')).toBe(503);
  await cluster.postgres.promote();
  // Each node finds out for itself.
  for (const node of cluster.nodes) {
    await expect.poll(() => cluster.edit('after-primary.example', node), { interval: 100 }).toBe(200);
  }
  await expectEditSeen(cluster, 'long-after-primary.example', cluster.nodes);
  expectNothingLost((await endLoad(cluster, load, 'the primary')).outcome);
});

test('one node amid a batch: what it has locked is free before edits give up, and the batch is stored once', async () => {
  const [one, , lonely] = cluster.nodes;
  const stored = async () =>
    (await cluster.query<{ clicks: number }>('SELECT sum(click_count + bot_count)::int AS clicks FROM short_url'))[0]!
      .clicks;
  const first = await stored();
  let asked = 0;
  const ask = () => ++asked && leadsTo([lonely]);
  expect(await cluster.edit('before-batch.example', lonely)).toBe(200);
  await expect.poll(ask, { interval: 100 }).toEqual(['before-batch.example']);
  await expect.poll(stored).toBe(first + asked);
  const holder = new pg.Client({ connectionString: cluster.postgres.replicaUrl }); // which has been promoted
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE analytics.click_follower IN EXCLUSIVE MODE');
  expect(await ask()).toEqual(['before-batch.example']);
  const isStoring = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'analytics.click_follower'::regclass`;
  await expect.poll(() => cluster.query(isStoring)).toHaveLength(1);
  namespace.cutDatabase();
  await holder.query('COMMIT');
  await holder.end();
  expect(await cluster.edit('amid-batch.example', one)).toBe(200);
  expect(await stored()).toBe(first + asked - 1);
  namespace.mendDatabase();
  await expect.poll(stored).toBe(first + asked);
  await expect.poll(() => leadsTo([lonely]), { interval: 100 }).toEqual(['amid-batch.example']);
});
