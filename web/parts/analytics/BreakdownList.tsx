import { graphql, useFragment } from 'react-relay/hooks';
import type { BreakdownList_breakdown$key } from '../../__generated__/BreakdownList_breakdown.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { FilterableRow } from './FilterableRow.tsx';
import { RowFacts, type FactKind } from './RowFacts.tsx';
import { NoClicks } from './NoClicks.tsx';
import { ShowAll } from './ShowAll.tsx';
import { ValueName } from './ValueName.tsx';

interface BreakdownListProps {
  breakdown: BreakdownList_breakdown$key;
  /** How many values are listed; "Show all" opens the others. */
  limit: number;
  /** Said when there are no clicks. */
  empty: string;
  /** The key of a value that is no answer here; it counts as shown. */
  leftOut?: string;
  /** What is told of each row beside its clicks, where it was measured. */
  facts?: FactKind;
}

/** The values of a dimension with the most clicks, each a way to filter by it. */
export function BreakdownList({ limit, empty, leftOut, facts, ...props }: BreakdownListProps) {
  const { dimension, totalCount, ...breakdown } = useFragment(
    graphql`
      fragment BreakdownList_breakdown on AnalyticsBreakdown
      @argumentDefinitions(isMeasured: { type: "Boolean!", defaultValue: false }) {
        dimension
        totalCount
        rows {
          key
          label
          detail
          countryCode
          clicks
          visitors
          percentage
          ...RowFacts_row @alias(as: "measured") @include(if: $isMeasured)
        }
      }
    `,
    props.breakdown,
  );
  const rows = breakdown.rows.filter(({ key }) => key !== leftOut);
  if (rows.length === 0) {
    return <NoClicks>{empty}</NoClicks>;
  }
  const most = Math.max(...rows.map(({ clicks }) => clicks), 1);
  return (
    <div className="@container flex grow flex-col">
      <p aria-hidden className="flex gap-3 px-2 pr-9 pb-1 text-xs text-faint">
        <span className="grow" />
        <span className="w-14 text-right">Clicks</span>
        <span className="w-14 text-right @max-xs:hidden">Visitors</span>
        <span className="w-12 text-right">Share</span>
      </p>
      <ol className="grid grid-cols-1 gap-1">
        {rows.slice(0, limit).map((row) => (
          <FilterableRow
            key={row.key}
            dimension={dimension}
            valueKey={row.key}
            name={row.label}
            share={(row.clicks / most) * 100}
          >
            <span className="min-w-0">
              <ValueName
                label={row.label}
                detail={row.detail}
                countryCode={row.countryCode}
                of={{ dimension, key: row.key }}
              />
              {facts && row.measured && <RowFacts row={row.measured} kind={facts} />}
            </span>
            <span className="ml-auto w-14 shrink-0 text-right font-medium tabular-nums">
              {formatCount(row.clicks)}
              <span className="sr-only"> clicks</span>
            </span>
            <span className="w-14 shrink-0 text-right text-muted tabular-nums @max-xs:hidden">
              {formatCount(row.visitors)}
              <span className="sr-only"> visitors</span>
            </span>
            <span className="w-12 shrink-0 text-right text-xs text-faint tabular-nums">
              {formatPercent(row.percentage)}
            </span>
          </FilterableRow>
        ))}
      </ol>
      <ShowAll dimension={dimension} count={totalCount} shown={limit + breakdown.rows.length - rows.length} />
    </div>
  );
}
