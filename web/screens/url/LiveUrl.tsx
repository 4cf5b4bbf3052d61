import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { LiveUrlSubscription } from '../../__generated__/LiveUrlSubscription.graphql';
import type { UrlVariables } from './url-question.ts';

const subscription = graphql`
  subscription LiveUrlSubscription(
    $scope: AnalyticsScope!
    $compared: Boolean!
    $granularity: AnalyticsGranularity!
    $after: String
    $connections: [ID!]!
  ) {
    clicksArrived(scope: $scope, after: $after) {
      edges @prependEdge(connections: $connections) {
        cursor
        node {
          id
          at
          ...LatestClick_click
        }
      }
      analytics {
        updatedAt
        url {
          ...UrlFigures_url
        }
        ...OverviewTop_analytics @arguments(granularity: $granularity)
        ...OverviewRest_analytics
      }
    }
  }
`;

interface LiveUrlProps {
  variables: UrlVariables;
  /** The id of the list of clicks in the store. */
  connection: string;
  /** The cursor of its newest click; null for an empty list. */
  newest: string | null;
}

/** Lets clicks move the figures of a URL and the list of its latest clicks as they come; shows nothing. */
export function LiveUrl({ variables: { scope, compared, granularity }, connection, newest }: LiveUrlProps) {
  const key = JSON.stringify({ scope, compared, granularity, connections: [connection] });
  // Where the stream of a scope begins: at the newest click that was in the list when it was loaded.
  const [began, setBegan] = useState({ key, after: newest });
  if (began.key !== key) setBegan({ key, after: newest });
  const { after } = began;
  useSubscription<LiveUrlSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { ...(JSON.parse(key) as Omit<LiveUrlSubscription['variables'], 'after'>), after },
      }),
      [key, after],
    ),
  );
  return null;
}
