import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDestinationCardQuery } from '../../__generated__/useDestinationCardQuery.graphql';
import { Refusal } from '../../session/request-error.ts';

const query = graphql`
  query useDestinationCardQuery($url: String!) {
    destinationCard(url: $url) {
      __typename
      ... on DestinationCardSuccess {
        card {
          title
          description
          pictureUrl
        }
      }
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;

/** Asks the server what a destination says of itself to previews; rejects with why that is not known. */
export function useDestinationCard() {
  const environment = useRelayEnvironment();
  return async (url: string) => {
    const options = { fetchPolicy: 'network-only' } as const;
    const data = await fetchQuery<useDestinationCardQuery>(environment, query, { url }, options).toPromise();
    const outcome = data!.destinationCard;
    if (outcome.__typename === 'UserError') {
      const { code, message, field } = outcome;
      throw new Refusal({ code, message, field: field ?? null });
    }
    if (outcome.__typename !== 'DestinationCardSuccess') return { title: null, description: null, pictureUrl: null };
    const { title, description, pictureUrl } = outcome.card;
    return { title: title ?? null, description: description ?? null, pictureUrl: pictureUrl ?? null };
  };
}
