import { graphql, useFragment } from 'react-relay/hooks';
import type { StatCards_dashboard$key } from '../../__generated__/StatCards_dashboard.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { Count } from '../../ui/Count.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { TrendBadge } from '../../ui/TrendBadge.tsx';
import { periodNamed, spanOf } from './period.ts';

const trendBadge = (change: number | null | undefined) => (
  <TrendBadge change={change} text={formatPercent(Math.abs(change ?? 0))} />
);

/** The four figures at the top. */
export function StatCards(props: { dashboard: StatCards_dashboard$key }) {
  const dashboard = useFragment(
    graphql`
      fragment StatCards_dashboard on Dashboard {
        period
        totalUrls
        activeUrls
        clicks {
          value
          change
        }
        visitors {
          value
          change
        }
        clicksToday
        clicksThisWeek
      }
    `,
    props.dashboard,
  );
  const span = spanOf(periodNamed(dashboard.period));
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label="Total links"
        tip={<MetricTip metric="urls" name="Total links" />}
        value={<Count of={dashboard.totalUrls} />}
        note={`${formatCount(dashboard.activeUrls)} active`}
      />
      <StatCard
        label="Total clicks"
        tip={<MetricTip metric="clicks" name="Total clicks" />}
        value={<Count of={dashboard.clicks.value} />}
        trend={trendBadge(dashboard.clicks.change)}
        note={span}
      />
      <StatCard
        label="Visitors"
        tip={<MetricTip metric="visitors" name="Visitors" />}
        value={<Count of={dashboard.visitors.value} />}
        trend={trendBadge(dashboard.visitors.change)}
        note={`${span} · sum of daily visitors`}
      />
      <StatCard
        label="Clicks today"
        tip={<MetricTip metric="days" name="Clicks today" />}
        value={<Count of={dashboard.clicksToday} />}
        note={`${formatCount(dashboard.clicksThisWeek)} this week`}
      />
    </dl>
  );
}
