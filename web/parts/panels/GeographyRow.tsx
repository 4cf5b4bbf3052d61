import { graphql, useFragment } from 'react-relay/hooks';
import type { GeographyRow_row$key } from '../../__generated__/GeographyRow_row.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { FilterableRow } from '../analytics/FilterableRow.tsx';
import { ValueName } from '../analytics/ValueName.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { NEEDS_SNIPPET } from '../analytics/figure-tips.ts';

/** A country with its figures; those the snippet would measure are dashes. */
export function GeographyRow({ isDetailed, ...props }: { row: GeographyRow_row$key; isDetailed: boolean }) {
  const { key, label, countryCode, clicks, visitors, percentage, uniqueRate } = useFragment(
    graphql`
      fragment GeographyRow_row on AnalyticsRow {
        key
        label
        countryCode
        clicks
        visitors
        percentage
        uniqueRate
      }
    `,
    props.row,
  );
  return (
    <FilterableRow dimension="COUNTRY" valueKey={key} name={label} share={percentage}>
      <span className="min-w-0 grow">
        <span className="flex items-center justify-between gap-3">
          <ValueName label={label} countryCode={countryCode ?? ''} />
          <span className="flex shrink-0 items-baseline gap-3 tabular-nums">
            <span>
              <span className="font-medium">{formatCount(clicks)}</span>{' '}
              <span className="text-xs text-muted">{clicks === 1 ? 'click' : 'clicks'}</span>
            </span>
            <span className="w-11 text-right text-xs text-muted">{formatPercent(percentage)}</span>
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <span>Visitors {formatCount(visitors)}</span>
          {isDetailed && typeof uniqueRate === 'number' && <span>Unique rate {formatPercent(uniqueRate)}</span>}
          <span>
            Bounce rate <Unknown why={NEEDS_SNIPPET} />
          </span>
          <span>
            Session time <Unknown why={NEEDS_SNIPPET} />
          </span>
        </span>
      </span>
    </FilterableRow>
  );
}
