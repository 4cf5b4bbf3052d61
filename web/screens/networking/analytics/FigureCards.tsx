import { graphql, useFragment } from 'react-relay/hooks';
import type { FigureCards_statistics$key } from '../../../__generated__/FigureCards_statistics.graphql';
import { formatMs, formatSpeed } from '../../../format/network.ts';
import { formatCount } from '../../../format/numbers.ts';
import { StatCard } from '../../../ui/StatCard.tsx';
import { QuantityCard } from './QuantityCard.tsx';

/** The four figures of a website's network. */
export function FigureCards(props: { statistics: FigureCards_statistics$key }) {
  const { totalMeasurements, roundTrip, speed, score } = useFragment(
    graphql`
      fragment FigureCards_statistics on WebsiteStatistics {
        totalMeasurements
        roundTrip {
          ...percentiles_figure
        }
        speed {
          ...percentiles_figure @arguments(mayBeBounds: true)
        }
        score {
          ...percentiles_figure
        }
      }
    `,
    props.statistics,
  );
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total measurements" value={formatCount(totalMeasurements)} note="in this range" />
      <QuantityCard
        of="measurement"
        label="Round trip"
        figure={roundTrip}
        format={formatMs}
        absent="no round trip measured"
      />
      <QuantityCard of="measurement" label="Speed" figure={speed} format={formatSpeed} absent="no download measured" />
      <QuantityCard of="measurement" label="Path quality" figure={score} format={formatCount} absent="nothing scored" />
    </dl>
  );
}
