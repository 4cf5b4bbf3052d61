import type { ExperimentReport } from './experiment-report.ts';
import { sum } from './intervals.ts';
import type { VariantReport } from './variant-report.ts';

/**
 * The variant of an experiment that was measured best: its winner, else the one that is most probably best. Null where nobody
 * converted, where the split is uneven, so that rates cannot be compared, and where two are level.
 */
export function measuredBest({ variants, verdict }: ExperimentReport): VariantReport | null {
  if (verdict.winner) return verdict.winner;
  if (verdict.kind === 'UNEVEN_SPLIT' || !sum(variants.map(({ converted }) => converted))) return null;
  const probabilities = variants.map(({ probabilityToBeBest }) => probabilityToBeBest ?? 0);
  const highest = Math.max(...probabilities);
  const best = variants.filter((_, index) => probabilities[index] === highest);
  return best.length === 1 ? best[0]! : null;
}
