import { graphql, readInlineData } from 'react-relay/hooks';
import type { percentiles_figure$key } from '../../__generated__/percentiles_figure.graphql';

/** The median of a quantity; null where it was not measured. */
export interface Median {
  p50: number | null | undefined;
  p50IsLowerBound?: boolean;
}

/** A percentile in words; with too many lower bounds it is "at least". */
export const formatPercentile = (
  value: number,
  isLowerBound: boolean | null | undefined,
  format: (value: number) => string,
): string => (isLowerBound ? `≥ ${format(value)}` : format(value));

/** The median of a quantity, what to note beside it, and how many measurements it rests on; null where there are none. */
export function percentilesOf(figure: percentiles_figure$key, format: (value: number) => string) {
  const all = readInlineData(
    graphql`
      fragment percentiles_figure on Percentiles
      @inline
      @argumentDefinitions(mayBeBounds: { type: "Boolean", defaultValue: false }) {
        count
        p50
        p75
        p95
        p50IsLowerBound @include(if: $mayBeBounds)
        p75IsLowerBound @include(if: $mayBeBounds)
        p95IsLowerBound @include(if: $mayBeBounds)
      }
    `,
    figure,
  );
  const { count, p50, p75, p95 } = all;
  if (typeof p50 !== 'number' || typeof p75 !== 'number' || typeof p95 !== 'number') return null;
  const high = formatPercentile(p75, all.p75IsLowerBound, format);
  const highest = formatPercentile(p95, all.p95IsLowerBound, format);
  return {
    text: formatPercentile(p50, all.p50IsLowerBound, format),
    spread: `median; p75 ${high}, p95 ${highest}`,
    others: `p75 ${high}, p95 ${highest}`,
    count,
  };
}
