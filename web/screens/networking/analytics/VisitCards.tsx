import { graphql, useFragment } from 'react-relay/hooks';
import type { VisitCards_visits$key } from '../../../__generated__/VisitCards_visits.graphql';
import { formatDuration } from '../../../format/duration.ts';
import { formatMs } from '../../../format/network.ts';
import { countOf, formatCount, formatPercent } from '../../../format/numbers.ts';
import { StatCard } from '../../../ui/StatCard.tsx';
import { QuantityCard } from './QuantityCard.tsx';

/** What the snippet reports of every visit of a website: how long people stay, and how fast its own pages load. */
export function VisitCards(props: { visits: VisitCards_visits$key }) {
  const { count, views, bounceRate, bounces, sessionTime, pageLoad } = useFragment(
    graphql`
      fragment VisitCards_visits on WebsiteVisits {
        count
        views
        bounceRate
        bounces
        sessionTime {
          ...percentiles_figure
        }
        pageLoad {
          ...percentiles_figure
        }
      }
    `,
    props.visits,
  );
  if (!count) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Visits" value={formatCount(count)} note={`${countOf(views, 'page')} viewed`} />
      <StatCard
        label="Bounce rate"
        value={typeof bounceRate === 'number' ? formatPercent(bounceRate) : '—'}
        note={countOf(bounces, 'bounce')}
      />
      <QuantityCard
        label="Session time"
        figure={sessionTime}
        format={formatDuration}
        of="visit"
        absent="no time known"
      />
      <QuantityCard label="Page load" figure={pageLoad} format={formatMs} of="visit" absent="no load time known" />
    </dl>
  );
}
