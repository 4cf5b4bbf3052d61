import { graphql } from 'react-relay/hooks';
import type { useLiveExperimentsQuery } from '../../__generated__/useLiveExperimentsQuery.graphql';
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

/**
 * Moves the figures of the shown experiments when their URLs are clicked or what follows a click is measured, and their
 * states when they change elsewhere.
 */
export function useLiveExperiments(shown: readonly Shown[]): void {
  const readAgain = useRereading<useLiveExperimentsQuery>(query);
  useLiveUrls({
    refresh: () => readAgain(shown.map(({ id }) => id)),
    onClicks: (clicked) =>
      readAgain(shown.filter(({ urlId }) => !clicked || clicked.includes(urlId)).map(({ id }) => id)),
  });
}
