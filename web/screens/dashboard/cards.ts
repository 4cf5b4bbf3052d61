import type { StatCards_dashboard$data } from '../../__generated__/StatCards_dashboard.graphql';
import { formatCount } from '../../format/numbers.ts';
import { periodNamed, spanOf } from './period.ts';

/** The figures, as the query and its answer have them. */
export type CardFigures = Omit<StatCards_dashboard$data, ' $fragmentType'>;

/** The four figures at the top, with their names and what is said below them. */
export function cardsOf(dashboard: CardFigures) {
  const span = spanOf(periodNamed(dashboard.period));
  return [
    {
      metric: 'urls',
      label: 'Total links',
      value: dashboard.totalUrls,
      note: `${formatCount(dashboard.activeUrls)} active`,
    },
    { metric: 'clicks', label: 'Total clicks', value: dashboard.clicks.value, trend: dashboard.clicks, note: span },
    {
      metric: 'visitors',
      label: 'Visitors',
      value: dashboard.visitors.value,
      trend: dashboard.visitors,
      note: `${span} · sum of daily visitors`,
    },
    {
      metric: 'days',
      label: 'Clicks today',
      value: dashboard.clicksToday,
      note: `${formatCount(dashboard.clicksThisWeek)} this week`,
    },
  ] as const;
}
