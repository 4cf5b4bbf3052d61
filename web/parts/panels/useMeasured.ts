import { graphql, useFragment } from 'react-relay/hooks';
import type { useMeasured_figure$key } from '../../__generated__/useMeasured_figure.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';

/** A figure based on measured clicks, and their number; null when nothing was measured. */
export function useMeasured(figure: useMeasured_figure$key, format: (value: number) => string) {
  const { value, change, measured, total } = useFragment(
    graphql`
      fragment useMeasured_figure on MeasuredFigure {
        value
        change
        measured
        total
      }
    `,
    figure,
  );
  if (typeof value !== 'number') return null;
  return { text: format(value), change, coverage: `from ${formatCount(measured)} of ${countOf(total, 'click')}` };
}
