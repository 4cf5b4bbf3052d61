import { graphql, useFragment } from 'react-relay/hooks';
import type { useWayFacts_click$data, useWayFacts_click$key } from '../../__generated__/useWayFacts_click.graphql';
import { formatMs, formatSpeed } from '../../format/network.ts';
import type { Fact } from './fact.ts';

type Measurement = NonNullable<useWayFacts_click$data['measurement']>;

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const sources: Record<string, string> = {
  DISPERSION: 'Estimated from the arrival of one page',
  LOWER_BOUND: 'At least so much: it arrived too fast to tell more',
};

/** What was measured of the visitor's way, as facts of the click; none where nothing was. */
export function useWayFacts(key: useWayFacts_click$key): Fact[] {
  const { measurement } = useFragment(
    graphql`
      fragment useWayFacts_click on Click {
        measurement {
          rttMs
          jitterMs
          throughputMbps
          throughputKind
          score
          quality
          confidenceLevel
          isSuspect
          delayMs
        }
      }
    `,
    key,
  );
  return measurement ? factsOf(measurement) : [];
}

const factsOf = (way: Measurement): Fact[] => [
  qualityFact(way),
  {
    name: 'Round trip',
    text: way.rttMs ? formatMs(way.rttMs) : null,
    detail: typeof way.jitterMs === 'number' ? `${formatMs(way.jitterMs)} jitter` : null,
    absent: 'Not measured',
  },
  {
    name: 'Throughput',
    text: way.throughputMbps ? formatSpeed(way.throughputMbps) : null,
    detail: sources[way.throughputKind] ?? null,
    absent: 'Not measured',
  },
  { name: 'Held up for', text: formatMs(way.delayMs) },
];

function qualityFact({ quality, score, confidenceLevel, isSuspect }: Measurement): Fact {
  const name = 'Connection';
  if (!quality) return { name, text: null, absent: 'Not measured' };
  const suspect = isSuspect ? '. Faster than it can be, so it is in no sum' : '';
  return {
    name,
    text: `${capital(quality)}, ${score} of 100`,
    detail: `${capital(confidenceLevel)} confidence${suspect}`,
  };
}
