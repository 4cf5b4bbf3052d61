import { graphql, useFragment } from 'react-relay/hooks';
import type { GeographyRow_row$key } from '../../__generated__/GeographyRow_row.graphql';
import { formatPercent } from '../../format/numbers.ts';
import { FilterableRow } from '../analytics/FilterableRow.tsx';
import { RowFacts } from '../analytics/RowFacts.tsx';
import { ValueName } from '../analytics/ValueName.tsx';
import { Count } from '../../ui/Count.tsx';

interface GeographyRowProps {
  row: GeographyRow_row$key;
  isDetailed: boolean;
  /** The clicks of the country with the most. */
  most: number;
}

/** A country with its figures. */
export function GeographyRow({ isDetailed, most, ...props }: GeographyRowProps) {
  const row = useFragment(
    graphql`
      fragment GeographyRow_row on AnalyticsRow {
        key
        label
        countryCode
        clicks
        visitors
        percentage
        uniqueRate
        ...RowFacts_row
      }
    `,
    props.row,
  );
  const { key, label, countryCode, clicks, visitors, percentage, uniqueRate } = row;
  return (
    <FilterableRow dimension="COUNTRY" valueKey={key} name={label} share={(clicks / Math.max(most, 1)) * 100}>
      <span className="min-w-0 grow">
        <span className="flex items-center justify-between gap-3">
          <ValueName label={label} countryCode={countryCode ?? ''} />
          <span className="flex shrink-0 items-baseline gap-3 tabular-nums">
            <span>
              <span className="font-medium">
                <Count of={clicks} />
              </span>{' '}
              <span className="text-xs text-muted">{clicks === 1 ? 'click' : 'clicks'}</span>
            </span>
            <span className="w-11 text-right text-xs text-muted">{formatPercent(percentage)}</span>
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <span>
            Visitors <Count of={visitors} />
          </span>
          {isDetailed && typeof uniqueRate === 'number' && <span>Unique rate {formatPercent(uniqueRate)}</span>}
          <RowFacts row={row} kind="visit" />
        </span>
      </span>
    </FilterableRow>
  );
}
