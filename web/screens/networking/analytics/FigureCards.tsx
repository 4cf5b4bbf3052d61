import { graphql, useFragment } from 'react-relay/hooks';
import type { FigureCards_statistics$key } from '../../../__generated__/FigureCards_statistics.graphql';
import { formatMs, formatSpeed } from '../../../format/network.ts';
import { formatCount } from '../../../format/numbers.ts';
import { StatCard } from '../../../ui/StatCard.tsx';

/** The four figures of a website's network. */
export function FigureCards(props: { statistics: FigureCards_statistics$key }) {
  const { totalMeasurements, avgRttMs, medianRttMs, avgSpeedMbps, avgScore } = useFragment(
    graphql`
      fragment FigureCards_statistics on WebsiteStatistics {
        totalMeasurements
        avgRttMs
        medianRttMs
        avgSpeedMbps
        avgScore
      }
    `,
    props.statistics,
  );
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Measurements" value={formatCount(totalMeasurements)} note="in this range" />
      <StatCard
        label="Average Response"
        value={typeof avgRttMs === 'number' ? formatMs(avgRttMs) : '—'}
        note={typeof medianRttMs === 'number' ? `half within ${formatMs(medianRttMs)}` : 'no round trip measured'}
      />
      <StatCard
        label="Average Speed"
        value={typeof avgSpeedMbps === 'number' ? formatSpeed(avgSpeedMbps) : '—'}
        note={typeof avgSpeedMbps === 'number' ? 'of the downloads measured' : 'no download measured'}
      />
      <StatCard
        label="Quality Score"
        value={typeof avgScore === 'number' ? formatCount(Math.round(avgScore)) : '—'}
        note="of 100"
      />
    </dl>
  );
}
