import { dimensions, labelDimensions } from '../../click-model/dimensions.ts';

const values = labelDimensions.map((name) => `(${dimensions[name].number}, c.${dimensions[name].column})`).join(', ');

/** SQL for the labels (dimension, id) that clicks refer to; `where` is a condition on analytics.click c. */
export const usedLabels = (where: string): string =>
  `SELECT DISTINCT v.dimension, v.id FROM analytics.click c CROSS JOIN LATERAL (VALUES ${values}) AS v (dimension, id)
   WHERE ${where} AND v.id <> 0`;
