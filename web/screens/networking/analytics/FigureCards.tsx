import { graphql, useFragment } from 'react-relay/hooks';
import type { FigureCards_statistics$key } from '../../../__generated__/FigureCards_statistics.graphql';
import type { percentiles_figure$key } from '../../../__generated__/percentiles_figure.graphql';
import { formatMs, formatSpeed } from '../../../format/network.ts';
import { countOf, formatCount } from '../../../format/numbers.ts';
import { percentilesOf } from '../../../parts/analytics/percentiles.ts';
import { StatCard } from '../../../ui/StatCard.tsx';

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
      <QuantityCard label="Round trip" figure={roundTrip} format={formatMs} absent="no round trip measured" />
      <QuantityCard label="Speed" figure={speed} format={formatSpeed} absent="no download measured" />
      <QuantityCard label="Path quality" figure={score} format={formatCount} absent="nothing scored" />
    </dl>
  );
}

interface QuantityCardProps {
  label: string;
  figure: percentiles_figure$key;
  format: (value: number) => string;
  /** What to note where there is no figure. */
  absent: string;
}

function QuantityCard({ label, figure, format, absent }: QuantityCardProps) {
  const known = percentilesOf(figure, format);
  if (!known) return <StatCard label={label} value="—" note={absent} />;
  return (
    <StatCard label={label} value={known.text} note={`${known.spread}, from ${countOf(known.count, 'measurement')}`} />
  );
}
