// A new version comes to a cluster under load, node by node: nobody notices, and every click is stored once.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginLoad, endLoad, expectEditSeen, leadsTo, makeCluster, type Cluster } from '../kit/cluster.ts';
import { releaseOfNextVersion } from '../kit/next-version.ts';

let cluster: Cluster;
let next: string;
beforeAll(async () => {
  next = releaseOfNextVersion(
    `ALTER TABLE short_url ADD COLUMN tomorrow text;
     ALTER TABLE analytics.click ADD COLUMN tomorrow int NOT NULL DEFAULT 0;`,
  );
  cluster = await makeCluster({ MIGRATE_AT_START: '1', DRAIN_SECONDS: '1' });
});
afterAll(async () => {
  await cluster?.remove();
  if (next) rmSync(next, { recursive: true });
});

/** What `npm run migrate` of the new version says. */
async function migrate(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: cluster.postgres.url };
  const options = { env, cwd: next, timeout: 120_000 };
  return (await promisify(execFile)(process.execPath, [join(next, 'build/server/migrate.js')], options)).stdout;
}

test('visitors are led on all the time, and sessions and edits go on between the versions', async () => {
  const load = await beginLoad(cluster);
  await expectEditSeen(cluster, 'before-upgrade.example', cluster.nodes);
  expect(await migrate()).toMatch(/^Applied 9999\d+_of_tomorrow\.$/m);
  await expectEditSeen(cluster, 'migrated.example', cluster.nodes);
  for (const [index, node] of cluster.nodes.entries()) {
    expect(await node.end('SIGTERM')).toBe(0);
    await node.start({ MIGRATE_AT_START: '0' }, next);
    expect(await leadsTo([node])).not.toContain(503);
    await expectEditSeen(cluster, `upgraded-${index + 1}.example`, cluster.nodes);
  }
  const { outcome } = await endLoad(cluster, load, 'an upgrade, node by node');
  expect(outcome).toMatchObject({ missing: 0, doubled: 0 });
  expect(Object.keys(outcome.statuses)).toEqual(['302']);
});
