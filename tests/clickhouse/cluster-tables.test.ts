// @afresh: it moves, drops or deletes what is in ClickHouse.
// Tables of a cluster, as far as ClickHouse as a library goes: it knows no cluster and no keeper, and looks for them last.
import { expect, onTestFinished, test } from 'vitest';
import { changeOn } from '../../api/clickhouse/shards.ts';
import { ensureClickTables, tableCreations } from '../../api/click-model/clickhouse-tables.ts';
import { config } from '../../api/common/config.ts';

const CLUSTER_DOESNT_EXIST = '701';
const NO_ZOOKEEPER = '225';
const NO_SUCH_COLUMN = '16';

function useCluster(name: string): void {
  config.clickHouse.cluster = name;
  onTestFinished(() => void (config.clickHouse.cluster = ''));
}

/** The same table under another name, made by this server alone, with the macros of a shard and a replica. */
const onThisServer = (statement: string) =>
  statement
    .replace(/IF NOT EXISTS (\w+) ON CLUSTER main/, '$1_of_cluster')
    .replaceAll('{shard}', '1')
    .replaceAll('{replica}', 'first');

test('tables are made on all servers of the cluster', async () => {
  useCluster('main');
  await expect(ensureClickTables()).rejects.toMatchObject({
    code: CLUSTER_DOESNT_EXIST,
    message: expect.stringContaining("'main'"),
  });
});

test('each server is told of replicated tables that it can make', async () => {
  useCluster('main');
  const statements = tableCreations().map(onThisServer);
  expect(statements.map((text) => /ENGINE = (\w+)/.exec(text)![1])).toEqual([
    'ReplicatedMergeTree',
    'ReplicatedReplacingMergeTree',
  ]);
  for (const statement of statements) {
    await expect(changeOn(0, statement)).rejects.toMatchObject({ code: NO_ZOOKEEPER });
  }
  // What is wrong with a table is found before.
  const wrong = statements[1]!.replace(', version)', ', no_version)');
  await expect(changeOn(0, wrong)).rejects.toMatchObject({ code: NO_SUCH_COLUMN });
});
