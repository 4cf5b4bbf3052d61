import { db } from '../database/db.ts';
import { withVariants } from '../urls/experiments/list-experiments.ts';
import { reportOf } from './experiment-report.ts';
import type { VariantReport } from './variant-report.ts';

/** The figures of variants of the owner's experiments, in the order of the ids; null for any other id. */
export async function variantReports(ownerId: number, ids: readonly number[]): Promise<(VariantReport | null)[]> {
  const where = { ownerId, variants: { some: { id: { in: [...ids] } } } };
  const experiments = await db.experiment.findMany({ where, include: withVariants });
  const reports = await Promise.all(experiments.map((experiment) => reportOf({ id: ownerId }, experiment)));
  const known = new Map(reports.flatMap(({ variants }) => variants.map((one) => [one.variant.id, one])));
  return ids.map((id) => known.get(id) ?? null);
}
