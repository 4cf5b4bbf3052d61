import { graphql, readInlineData } from 'react-relay/hooks';
import type { CoverageGaps_coverage$key } from '../../__generated__/CoverageGaps_coverage.graphql';
import { countOf, formatCount, formatPercent } from '../../format/numbers.ts';

interface CoverageGapsProps {
  /** What was to be measured, in the plural. */
  quantity: string;
  coverage: CoverageGaps_coverage$key;
}

/** On how many clicks by people figures rest, and why not on the others. */
export function CoverageGaps({ quantity, ...props }: CoverageGapsProps) {
  const { measured, clicks, gaps } = readInlineData(
    graphql`
      fragment CoverageGaps_coverage on MeasurementCoverage @inline {
        measured
        clicks
        gaps {
          reason
          label
          clicks
        }
      }
    `,
    props.coverage,
  );
  return (
    <div>
      <h4 className="text-sm font-medium">
        {quantity}{' '}
        <span className="font-normal text-muted">from {`${formatCount(measured)} of ${countOf(clicks, 'click')}`}</span>
      </h4>
      <ul className="mt-1.5 grid gap-1 text-sm">
        {gaps.map((gap) => (
          <li key={gap.reason} className="flex items-baseline gap-3">
            <span className="min-w-0 grow text-muted">{gap.label}</span>
            <span className="shrink-0 tabular-nums">
              {formatCount(gap.clicks)}{' '}
              <span className="inline-block w-12 text-right text-xs text-faint">
                {formatPercent(clicks ? (gap.clicks / clicks) * 100 : 0)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
