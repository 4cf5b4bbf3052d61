import type { ClientBase } from 'pg';
import { dimensions, labelDimensions } from '../../click-model/dimensions.ts';

const values = labelDimensions.map((name) => `(${dimensions[name].number}, c.${dimensions[name].column})`).join(', ');

/** SQL for the labels (dimension, id) that clicks refer to; `where` is a condition on analytics.click c. */
export const usedLabels = (where: string): string =>
  `SELECT DISTINCT v.dimension, v.id FROM analytics.click c CROSS JOIN LATERAL (VALUES ${values}) AS v (dimension, id)
   WHERE ${where} AND v.id <> 0`;

/** The labels of an owner that clicks refer to; of all, or of these. */
export interface LabelsOfOwner {
  ownerId: number;
  ids: number[] | null;
}

/**
 * SQL for the labels (dimension, id) that clicks refer to. Its first parameter is the owner, the second the ids where there are any; its
 * own values follow.
 */
export type UsedLabels = (client: ClientBase, labels: LabelsOfOwner) => Promise<{ sql: string; values: unknown[] }>;

/** Those that rows of analytics.click refer to. */
export const usedInRows: UsedLabels = async (_client, { ids }) => ({
  sql: usedLabels(`c.owner_id = $1${ids ? ' AND v.id = ANY ($2::int[])' : ''}`),
  values: [],
});
