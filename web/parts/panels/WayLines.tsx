import { graphql, useFragment } from 'react-relay/hooks';
import type { percentiles_figure$key } from '../../__generated__/percentiles_figure.graphql';
import type { WayLines_facts$data, WayLines_facts$key } from '../../__generated__/WayLines_facts.graphql';
import { formatDuration } from '../../format/duration.ts';
import { formatLoad, formatMs, formatSpeed } from '../../format/network.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import type { Metric } from '../analytics/figure-tips.ts';
import { percentilesOf } from '../analytics/percentiles.ts';
import { MetricLine } from './MetricLine.tsx';

/** How good the way was: the figures that were measured, and none that was not. */
export function WayLines(props: { facts: WayLines_facts$key }) {
  const { score, roundTrip, jitter, speed, delay, sessionTime, pageLoad, qualities } = useFragment(
    graphql`
      fragment WayLines_facts on ClickFacts {
        score {
          ...percentiles_figure
        }
        roundTrip {
          ...percentiles_figure
        }
        jitter {
          p50
        }
        speed {
          ...percentiles_figure @arguments(mayBeBounds: true)
        }
        delay {
          ...percentiles_figure
        }
        sessionTime {
          ...percentiles_figure
        }
        pageLoad {
          ...percentiles_figure
        }
        qualities {
          excellent
          good
          fair
          poor
        }
      }
    `,
    props.facts,
  );
  const points = percentilesOf(score, formatCount);
  return (
    <>
      {points && qualities && (
        <MetricLine metric="quality" name="Path quality" note={`median; ${wordsOf(qualities)}`}>
          {points.text}
          <span className="text-xs font-normal text-faint"> / 100</span>
        </MetricLine>
      )}
      <QuantityLine
        metric="quality"
        name="Round trip"
        figure={roundTrip}
        format={formatMs}
        more={typeof jitter.p50 === 'number' ? `; ${formatMs(jitter.p50)} jitter` : ''}
      />
      <QuantityLine metric="quality" name="Speed" figure={speed} format={formatSpeed} />
      <QuantityLine metric="quality" name="Delay by measuring" figure={delay} format={formatMs} />
      <QuantityLine metric="session-time" name="Session time" figure={sessionTime} format={formatDuration} />
      <QuantityLine metric="visit" name="Page load" figure={pageLoad} format={formatLoad} />
    </>
  );
}

interface QuantityLineProps {
  metric: Metric;
  name: string;
  figure: percentiles_figure$key;
  format: (value: number) => string;
  /** What follows the note. */
  more?: string;
}

/** The median of a quantity with its other percentiles, and what they rest on. */
function QuantityLine({ metric, name, figure, format, more = '' }: QuantityLineProps) {
  const known = percentilesOf(figure, format);
  if (!known) return null;
  return (
    <MetricLine
      metric={metric}
      name={name}
      note={`${known.spread}, from ${countOf(known.count, 'measured click')}${more}`}
    >
      {known.text}
    </MetricLine>
  );
}

type Qualities = NonNullable<WayLines_facts$data['qualities']>;

const wordsOf = ({ excellent, good, fair, poor }: Qualities): string =>
  [counted(excellent, 'excellent'), counted(good, 'good'), counted(fair, 'fair'), counted(poor, 'poor')]
    .filter((text) => text !== null)
    .join(', ');
const counted = (count: number, name: string) => (count ? `${formatCount(count)} ${name}` : null);
