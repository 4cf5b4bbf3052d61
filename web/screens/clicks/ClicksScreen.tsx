import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { ClicksContent } from './ClicksContent.tsx';
import { ClicksSkeleton } from './ClicksSkeleton.tsx';

const query = graphql`
  query ClicksScreenQuery($scope: AnalyticsScope!, $bots: BotFilter) {
    viewer {
      ...ClicksContent_viewer @arguments(scope: $scope, bots: $bots)
    }
  }
`;

/** /analytics/clicks: every click of a scope, newest first, and the next ones as they come. */
export function ClicksScreen() {
  const reference = useRouteQuery<ClicksScreenQuery>(query);
  return (
    <Suspense fallback={<ClicksSkeleton />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<ClicksScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ClicksScreenQuery>(query, reference);
  const refresh = useRefresh<ClicksScreenQuery>(query, reference.variables);
  return <ClicksContent viewer={viewer} asked={reference.variables} refresh={refresh} />;
}
