import { graphql, useFragment } from 'react-relay/hooks';
import type { useUrlTest_url$key } from '../../__generated__/useUrlTest_url.graphql';

/** A destination that a running A/B test leads to. */
export interface TestDestination {
  letter: string;
  /** Its letter where it has no name. */
  name: string;
  destination: string;
  /** Its part of the visitors, per cent. */
  share: number;
}

interface UrlTest {
  /** Null where no test runs or is paused. */
  state: 'running' | 'paused' | null;
  /** Where a running test leads; empty without one. */
  destinations: readonly TestDestination[];
  /** The link's own destination. */
  originalUrl: string;
  /** Why its own destination cannot be changed now; null when it can. */
  lock: string | null;
}

/** The A/B test of a URL, and where visitors of the URL are led now. */
export function useUrlTest(key: useUrlTest_url$key): UrlTest {
  const { originalUrl, destinationLock, experiment } = useFragment(
    graphql`
      fragment useUrlTest_url on ShortUrl {
        originalUrl
        destinationLock
        experiment {
          state
          destinations {
            letter
            name
            destination
            share
          }
        }
      }
    `,
    key,
  );
  const isRunning = experiment?.state === 'running';
  return {
    state: isRunning ? 'running' : experiment?.state === 'paused' ? 'paused' : null,
    destinations: isRunning
      ? experiment.destinations.map(({ letter, name, destination, share }) => ({ letter, name, destination, share }))
      : [],
    originalUrl,
    lock: destinationLock ?? null,
  };
}
