import { graphql, useFragment } from 'react-relay/hooks';
import type { useWayFacts_click$data, useWayFacts_click$key } from '../../__generated__/useWayFacts_click.graphql';
import { formatMs, formatSpeed } from '../../format/network.ts';
import type { Fact } from './fact.ts';

type Measurement = NonNullable<useWayFacts_click$data['measurement']>;

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const sources: Record<string, string> = {
  DISPERSION: 'Estimated from the arrival of one page',
  LOWER_BOUND: 'At least this much: it arrived too fast to measure exactly',
};

/** What was measured of the visitor's way, by the server and by the page, as facts of the click. */
export function useWayFacts(key: useWayFacts_click$key): Fact[] {
  const { serverRttMs, serverJitterMs, measurement } = useFragment(
    graphql`
      fragment useWayFacts_click on Click {
        serverRttMs
        serverJitterMs
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
  const seen = serverRttMs
    ? [{ name: 'Round trip, seen by the server', text: formatMs(serverRttMs), detail: jitterText(serverJitterMs) }]
    : [];
  return [...seen, ...(measurement ? factsOf(measurement) : [])];
}

const jitterText = (ms: number | null | undefined) => (typeof ms === 'number' ? `${formatMs(ms)} jitter` : null);

const factsOf = (way: Measurement): Fact[] => [
  qualityFact(way),
  {
    name: 'Round trip, measured by the page',
    text: way.rttMs ? formatMs(way.rttMs) : null,
    detail: jitterText(way.jitterMs),
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
  const suspect = isSuspect ? '. Suspect: it does not fit what the server saw, so it is in no figure' : '';
  return {
    name,
    text: `${capital(quality)}, ${score} of 100`,
    detail: `${capital(confidenceLevel)} confidence${suspect}`,
  };
}
