import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { TopUrlsPanel_analytics$key } from '../../../__generated__/TopUrlsPanel_analytics.graphql';
import { formatPercent } from '../../../format/numbers.ts';
import { FilterableRow } from '../../../parts/analytics/FilterableRow.tsx';
import { NoClicks } from '../../../parts/analytics/NoClicks.tsx';
import { RowFacts } from '../../../parts/analytics/RowFacts.tsx';
import { ShowAll } from '../../../parts/analytics/ShowAll.tsx';
import { LeadsTo } from '../../../parts/experiments/LeadsTo.tsx';
import { urlPage } from '../../../parts/urls/url-page.ts';
import { Count } from '../../../ui/Count.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';

/** The URLs with the most clicks. */
export function TopUrlsPanel(props: { analytics: TopUrlsPanel_analytics$key; className?: string }) {
  const { urls } = useFragment(
    graphql`
      fragment TopUrlsPanel_analytics on Analytics {
        urls: breakdown(dimension: LINK, first: 8) {
          totalCount
          rows {
            key
            label
            clicks
            visitors
            percentage
            ...RowFacts_row
            url {
              shortCode
              originalUrl
              experiment {
                state
              }
            }
          }
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="Top links"
      tip={<MetricTip metric="clicks" name="Top links" />}
      subtitle="Most clicks in this period"
      className={props.className}
    >
      {urls.rows.length === 0 ? (
        <NoClicks>The links with the most clicks appear here.</NoClicks>
      ) : (
        <ol className="grid grid-cols-1 gap-1">
          {urls.rows.map((row) => (
            <FilterableRow
              key={row.key}
              dimension="LINK"
              valueKey={row.key}
              name={row.label}
              hasLink
              share={(row.clicks / Math.max(urls.rows[0]!.clicks, 1)) * 100}
            >
              <span className="min-w-0 grow">
                <span className="flex items-baseline justify-between gap-3">
                  <Link
                    to={urlPage(row.key)}
                    className="pointer-events-auto flex min-h-6 min-w-0 items-baseline gap-2 rounded hover:underline"
                  >
                    <span className="shrink-0 font-mono font-medium">/{row.url?.shortCode ?? '—'}</span>
                    <span className="truncate">{row.label !== row.url?.shortCode && row.label}</span>
                  </Link>
                  <span className="flex shrink-0 items-baseline gap-3 tabular-nums">
                    <span className="font-medium">
                      <Count of={row.clicks} />
                      <span className="sr-only"> clicks</span>
                    </span>
                    <span className="w-12 text-right text-xs text-muted">{formatPercent(row.percentage)}</span>
                  </span>
                </span>
                <span className="flex gap-x-4 text-xs text-faint tabular-nums">
                  <span className="min-w-0 grow truncate max-sm:hidden">
                    {row.url && <LeadsTo originalUrl={row.url.originalUrl} test={row.url.experiment?.state} />}
                  </span>
                  <span className="shrink-0">
                    Visitors <Count of={row.visitors} />
                  </span>
                </span>
                <RowFacts row={row} kind="visit" />
              </span>
            </FilterableRow>
          ))}
        </ol>
      )}
      <ShowAll dimension="LINK" count={urls.totalCount} shown={urls.rows.length} />
    </Panel>
  );
}
