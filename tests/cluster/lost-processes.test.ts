// Processes of a cluster that are killed under load, one after the other: what visitors get meanwhile, and that every click is stored once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginLoad,
  endLoad,
  expectEditSeen,
  expectNothingLost,
  leadsTo,
  makeCluster,
  type Cluster,
} from '../kit/cluster.ts';
import { childrenOf, familyOf, isRunning } from '../kit/processes.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await makeCluster();
});
afterAll(() => cluster?.remove());

const kill = (...pids: number[]) => pids.forEach((pid) => process.kill(pid, 'SIGKILL'));

test('a node: the others answer, and it goes on where it was', async () => {
  const [one, other, lost] = cluster.nodes;
  const load = await beginLoad(cluster);
  await expectEditSeen(cluster, 'before-node.example', cluster.nodes);
  kill(...familyOf(lost.pid()));
  await lost.end('SIGKILL');
  await load.goesOn(100);
  await expectEditSeen(cluster, 'without-node.example', [one, other]);
  await lost.start();
  expect(await leadsTo([lost])).toEqual(['without-node.example']);
  await expectEditSeen(cluster, 'after-node.example', cluster.nodes);
  const { outcome } = await endLoad(cluster, load, 'a node');
  expect(outcome).toMatchObject({ statuses: { 302: outcome.acknowledged }, missing: 0, doubled: 0 });
  expect(Object.keys(outcome.statuses)).toEqual(['302']);
});

test('a server process: nginx asks another one, and it is replaced', async () => {
  const [one] = cluster.nodes;
  const load = await beginLoad(cluster);
  const [killed] = childrenOf(one.pid(), 'server-main') as [number];
  kill(killed);
  await expectEditSeen(cluster, 'without-process.example', cluster.nodes);
  await expect.poll(() => childrenOf(one.pid(), 'server-main').filter((pid) => pid !== killed).length).toBe(2);
  const { outcome } = await endLoad(cluster, load, 'a server process');
  expect(outcome).toMatchObject({ missing: 0, doubled: 0 });
  expect(Object.keys(outcome.statuses)).toEqual(['302']);
});

test('an ingester: nobody notices, and clicks are stored a little later', async () => {
  const [one] = cluster.nodes;
  const load = await beginLoad(cluster);
  const [killed] = childrenOf(one.pid(), 'ingester-main') as [number];
  kill(killed);
  await expectEditSeen(cluster, 'without-ingester.example', cluster.nodes);
  await expect.poll(() => isRunning(killed)).toBe(false);
  expectNothingLost((await endLoad(cluster, load, 'an ingester')).outcome);
});

test('Redis: nobody notices, also not those who edit', async () => {
  const load = await beginLoad(cluster);
  await cluster.redis.signal('SIGKILL');
  await load.goesOn(100);
  await expectEditSeen(cluster, 'without-redis.example', cluster.nodes);
  await cluster.redis.start();
  await expectEditSeen(cluster, 'after-redis.example', cluster.nodes);
  expectNothingLost((await endLoad(cluster, load, 'Redis')).outcome);
});
