import type { ExperimentVerdictKind } from '../../__generated__/EndDialog_experiment.graphql';
import { formatPercent } from '../../format/numbers.ts';

/** Why the destination that was measured best is chosen when a test ends, or why none is. */
export function suggestionOf(kind: ExperimentVerdictKind, best: string | null): string {
  if (kind === 'UNEVEN_SPLIT')
    return 'None is suggested: the split was uneven, so the destinations cannot be compared.';
  if (best === null) {
    const isMeasured = kind !== 'NOT_MEASURED' && kind !== 'NO_VISITORS';
    return isMeasured
      ? 'None is suggested: no destination was measured as better than the others.'
      : 'None is suggested: no conversions were measured.';
  }
  return kind === 'WINNER'
    ? `${best} won and is suggested.`
    : `${best} was measured best and is suggested. It is not a clear winner: chance may explain it.`;
}

/** What the suggested destination is called: with its rate, where it is known. */
export function markOf(kind: ExperimentVerdictKind, rate: number | null): string {
  const name = kind === 'WINNER' ? 'Winner' : 'Best so far';
  return rate === null ? name : `${name}, ${formatPercent(rate)} converted`;
}
