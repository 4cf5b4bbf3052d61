import type { ClientBase } from 'pg';
import { columnOf, dimensions, labelDimensions } from '../../click-model/dimensions.ts';
import { askOn, shardOf } from '../../clickhouse/shards.ts';
import { advisoryLocks, ifUnlocked } from '../../database/advisory-lock.ts';
import type { LabelMaintenance } from '../click-store.ts';
import { sweepLabels } from '../postgres/sweep-labels.ts';
import type { UsedLabels } from '../postgres/used-labels.ts';
import { sendAllBefore } from './outbox.ts';

const PAIRS = labelDimensions.map((name) => `(${dimensions[name].number}, ${columnOf(name)})`).join(', ');

/** Labels that clicks in ClickHouse refer to, those on their way among them. */
const usedInClickHouse: UsedLabels = async (client, { ownerId, ids }) => {
  await sendAllBefore(client);
  const rows = await askOn<{ dimension: number; id: number }>(
    shardOf(ownerId),
    `SELECT used.1 AS dimension, used.2 AS id
     FROM (SELECT arrayJoin([${PAIRS}]) AS used FROM click WHERE owner_id = {ownerId:UInt32})
     WHERE id <> 0 GROUP BY used`,
    { ownerId },
  );
  const first = ids ? 3 : 2;
  return {
    sql: `SELECT * FROM unnest($${first}::int[], $${first + 1}::int[]) AS used (dimension, id)`,
    values: [rows.map(({ dimension }) => dimension), rows.map(({ id }) => id)],
  };
};

/** Removes unused labels while `mayGoOn`; null when another node is at it. No crash takes a text away that clicks here refer to. */
export const maintainLabels = (client: ClientBase, mayGoOn: () => boolean): Promise<LabelMaintenance | null> =>
  ifUnlocked(client, advisoryLocks.labels, async () => {
    const { isDone } = await sweepLabels(client, mayGoOn, undefined, usedInClickHouse);
    return { repaired: 0, isRepaired: true, isDone };
  });
