import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useLiveExperimentsQuery } from '../../__generated__/useLiveExperimentsQuery.graphql';
import { announceClicks, useClickEvents, useUrlEvents } from '../../relay/url-events.ts';
import { useLiveUrls } from '../urls/useLiveUrls.ts';

const query = graphql`
  query useLiveExperimentsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...ExperimentCard_experiment @alias(as: "experiment")
    }
  }
`;

/** An experiment that is shown, and its URL. */
interface Shown {
  id: string;
  urlId: string;
}

/** After a break any experiment may have moved. */
const announceAny = () => announceClicks(null);

/**
 * Moves the figures of the shown experiments when their URLs are clicked or what follows a click is measured, and their
 * states when they change elsewhere: one reading at a time. A reading that fails is made up for by the next.
 */
export function useLiveExperiments(shown: readonly Shown[]): void {
  const environment = useRelayEnvironment();
  const waiting = useRef(new Set<string>());
  const running = useRef<{ unsubscribe(): void } | null>(null);
  const read = () => {
    const ids = [...waiting.current];
    if (running.current || ids.length === 0) return;
    waiting.current.clear();
    running.current = fetchQuery<useLiveExperimentsQuery>(
      environment,
      query,
      { ids },
      { networkCacheConfig: { force: true } },
    )
      .finally(() => {
        running.current = null;
        read();
      })
      .subscribe({ error: () => {} });
  };
  const readThose = (moved: readonly Shown[]) => {
    moved.forEach(({ id }) => waiting.current.add(id));
    read();
  };
  useLiveUrls(announceAny);
  useUrlEvents(() => readThose(shown));
  useClickEvents((clicked) => readThose(clicked ? shown.filter(({ urlId }) => clicked.includes(urlId)) : shown));
  useEffect(() => {
    const asked = waiting.current;
    return () => {
      asked.clear();
      running.current?.unsubscribe();
    };
  }, []);
}
