import { graphql } from 'react-relay/hooks';
import type { useLiveExperimentsQuery } from '../../__generated__/useLiveExperimentsQuery.graphql';
import { announceClicks, useClickEvents, useUrlEvents } from '../../relay/url-events.ts';
import { useRereading } from '../../relay/useRereading.ts';
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
 * states when they change elsewhere.
 */
export function useLiveExperiments(shown: readonly Shown[]): void {
  const readAgain = useRereading<useLiveExperimentsQuery>(query);
  const readThose = (moved: readonly Shown[]) => readAgain(moved.map(({ id }) => id));
  useLiveUrls(announceAny);
  useUrlEvents(() => readThose(shown));
  useClickEvents((clicked) => readThose(clicked ? shown.filter(({ urlId }) => clicked.includes(urlId)) : shown));
}
