import { graphql, useFragment } from 'react-relay/hooks';
import type { StatCards_dashboard$key } from '../../__generated__/StatCards_dashboard.graphql';
import { formatPercent } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { Count } from '../../ui/Count.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { TrendBadge } from '../../ui/TrendBadge.tsx';
import { cardsOf } from './cards.ts';

const trendBadge = (change: number | null | undefined) => (
  <TrendBadge change={change} text={formatPercent(Math.abs(change ?? 0))} />
);

/** The four figures at the top. */
export function StatCards(props: { dashboard: StatCards_dashboard$key }) {
  const { period, totalUrls, activeUrls, clicks, visitors, clicksToday, clicksThisWeek } = useFragment(
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
  const cards = cardsOf({ period, totalUrls, activeUrls, clicks, visitors, clicksToday, clicksThisWeek });
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      {cards.map(({ metric, label, value, note, ...card }) => (
        <StatCard
          key={label}
          label={label}
          tip={<MetricTip metric={metric} name={label} />}
          value={<Count of={value} />}
          trend={'trend' in card && trendBadge(card.trend.change)}
          note={note}
        />
      ))}
    </dl>
  );
}
