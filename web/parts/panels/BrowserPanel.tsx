import { graphql, useFragment } from 'react-relay/hooks';
import type { BrowserPanel_analytics$key } from '../../__generated__/BrowserPanel_analytics.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { FilterableRow } from '../analytics/FilterableRow.tsx';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { RowFacts } from '../analytics/RowFacts.tsx';
import { ShowAll } from '../analytics/ShowAll.tsx';
import { ValueName } from '../analytics/ValueName.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { ShowCombinations } from './ShowCombinations.tsx';

const LISTED = 6;

/** The browsers; their versions are one press away. */
export function BrowserPanel(props: { analytics: BrowserPanel_analytics$key }) {
  const { browsers } = useFragment(
    graphql`
      fragment BrowserPanel_analytics on Analytics {
        browsers: breakdown(dimension: BROWSER, first: 6) {
          totalCount
          rows {
            key
            label
            clicks
            percentage
            ...RowFacts_row
          }
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="Browser statistics"
      tip={<MetricTip metric="device" name="Browser statistics" />}
      subtitle="Clicks by browser"
    >
      {browsers.rows.length === 0 ? (
        <NoClicks>Browsers appear here once people click.</NoClicks>
      ) : (
        <ol className="grid grid-cols-1 gap-1">
          {browsers.rows.slice(0, LISTED).map((row) => (
            <FilterableRow
              key={row.key}
              dimension="BROWSER"
              valueKey={row.key}
              name={row.label}
              share={(row.clicks / Math.max(browsers.rows[0]!.clicks, 1)) * 100}
            >
              <span className="min-w-0 grow">
                <span className="flex items-baseline justify-between gap-3">
                  <ValueName label={row.label} of={{ dimension: 'BROWSER', key: row.key }} />
                  <span className="flex shrink-0 items-baseline gap-3 tabular-nums">
                    <span className="font-medium">
                      {formatCount(row.clicks)}
                      <span className="sr-only"> clicks</span>
                    </span>
                    <span className="w-12 text-right text-xs text-muted">{formatPercent(row.percentage)}</span>
                  </span>
                </span>
                <RowFacts row={row} kind="load" />
              </span>
            </FilterableRow>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-x-2">
        {browsers.rows.length > 0 && <ShowCombinations kind="versions" label="Show all versions" />}
        <ShowAll dimension="BROWSER" count={browsers.totalCount} shown={LISTED} />
      </div>
    </Panel>
  );
}
