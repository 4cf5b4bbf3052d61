import { graphql, useFragment } from 'react-relay/hooks';
import type { WayLines_facts$data, WayLines_facts$key } from '../../__generated__/WayLines_facts.graphql';
import { formatLoad, formatMs, formatSpeed } from '../../format/network.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { MetricLine } from './MetricLine.tsx';

/** How good the way was: the figures that were measured, and none that was not. */
export function WayLines(props: { facts: WayLines_facts$key }) {
  const { rttClicks, speedClicks, avgQualityScore, avgRttMs, avgSpeedMbps, avgPageLoadMs, qualities } = useFragment(
    graphql`
      fragment WayLines_facts on ClickFacts {
        rttClicks
        speedClicks
        avgQualityScore
        avgRttMs
        avgSpeedMbps
        avgPageLoadMs
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
  const from = (clicks: number) => `from ${countOf(clicks, 'measured click')}`;
  const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';
  return (
    <>
      {isKnown(avgQualityScore) && qualities && (
        <MetricLine metric="quality" name="Connection quality" note={wordsOf(qualities)}>
          {formatCount(avgQualityScore)}
          <span className="text-xs font-normal text-faint"> / 100</span>
        </MetricLine>
      )}
      {isKnown(avgRttMs) && (
        <MetricLine metric="quality" name="Avg. round trip" note={from(rttClicks)}>
          {formatMs(avgRttMs)}
        </MetricLine>
      )}
      {isKnown(avgSpeedMbps) && (
        <MetricLine metric="quality" name="Avg. speed" note={from(speedClicks)}>
          {formatSpeed(avgSpeedMbps)}
        </MetricLine>
      )}
      {isKnown(avgPageLoadMs) && (
        <MetricLine metric="visit" name="Avg. page load" note="of the page the link leads to">
          {formatLoad(avgPageLoadMs)}
        </MetricLine>
      )}
    </>
  );
}

type Qualities = NonNullable<WayLines_facts$data['qualities']>;

const wordsOf = ({ excellent, good, fair, poor }: Qualities): string =>
  [counted(excellent, 'excellent'), counted(good, 'good'), counted(fair, 'fair'), counted(poor, 'poor')]
    .filter((text) => text !== null)
    .join(', ');
const counted = (count: number, name: string) => (count ? `${formatCount(count)} ${name}` : null);
