import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ListFilter } from 'lucide-react';
import type { UrlPerformance_analytics$key } from '../../../__generated__/UrlPerformance_analytics.graphql';
import { formatCount, formatPercent } from '../../../format/numbers.ts';
import { NoClicks } from '../../../parts/analytics/NoClicks.tsx';
import { FilterButton } from '../../../parts/analytics/FilterButton.tsx';
import { useScopeContext } from '../../../parts/analytics/scope-context.ts';
import { ShowAll } from '../../../parts/analytics/ShowAll.tsx';
import { urlPage } from '../../../parts/urls/url-page.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Unknown } from '../../../ui/Unknown.tsx';
import { factColumns } from '../../../parts/panels/fact-columns.tsx';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';

/** How each of the busiest URLs does. */
export function UrlPerformance(props: { analytics: UrlPerformance_analytics$key; className?: string }) {
  const { performance } = useFragment(
    graphql`
      fragment UrlPerformance_analytics on Analytics {
        performance: breakdown(dimension: LINK, first: 15) {
          totalCount
          rows {
            key
            label
            clicks
            visitors
            bots
            percentage
            uniqueRate
            ...factColumns_row
          }
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="Detailed performance"
      tip={<MetricTip metric="unique-rate" name="Detailed performance" />}
      subtitle="The busiest links side by side"
      className={props.className}
    >
      {performance.rows.length === 0 ? (
        <NoClicks>Links appear here once people click them.</NoClicks>
      ) : (
        <div className="flex min-h-0 grow sm:max-h-96">
          <DataTable
            caption="The busiest links side by side"
            rows={performance.rows}
            keyOf={(row) => row.key}
            isStacked
            columns={[
              { name: 'Link', cell: (row) => <UrlName linkKey={row.key} name={row.label} /> },
              { name: 'Clicks', cell: (row) => formatCount(row.clicks), isFigure: true },
              { name: 'Share', cell: (row) => formatPercent(row.percentage), isFigure: true },
              { name: 'Visitors', cell: (row) => formatCount(row.visitors), isFigure: true },
              {
                name: 'Unique rate',
                cell: (row) =>
                  typeof row.uniqueRate === 'number' ? formatPercent(row.uniqueRate) : <Unknown why="No clicks" />,
                isFigure: true,
              },
              { name: 'Bots', cell: (row) => formatCount(row.bots), isFigure: true },
              ...factColumns(performance.rows),
            ]}
          />
        </div>
      )}
      <ShowAll dimension="LINK" count={performance.totalCount} shown={performance.rows.length} />
    </Panel>
  );
}

/** The name of a URL leads to its page, the button beside it filters by it. */
function UrlName({ linkKey, name }: { linkKey: string; name: string }) {
  const control = useScopeContext();
  return (
    <span className="flex items-start gap-1">
      <Link to={urlPage(linkKey)} className="line-clamp-2 min-w-28 grow text-left wrap-anywhere hover:underline">
        {name}
      </Link>
      {control && (
        <FilterButton
          control={control}
          dimension="LINK"
          valueKey={linkKey}
          name={name}
          className="grid size-6 shrink-0 place-items-center rounded-md text-faint hover:bg-sunken hover:text-ink"
          chosenClassName="bg-accent-soft text-accent"
        >
          <ListFilter aria-hidden className="size-3.5" />
          <span className="sr-only">Show only {name}</span>
        </FilterButton>
      )}
    </span>
  );
}
