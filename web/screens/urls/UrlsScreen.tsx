import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { UrlsScreenQuery } from '../../__generated__/UrlsScreenQuery.graphql';
import { ListSkeleton } from '../../parts/urls/ListSkeleton.tsx';
import { useListRefresh } from '../../parts/urls/useListRefresh.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { UrlsContent } from './UrlsContent.tsx';
import { titles } from '../../titles.ts';

const query = graphql`
  query UrlsScreenQuery($first: Int!, $page: Int!, $filter: UrlFilter!, $order: UrlOrder!) {
    viewer {
      ...UrlsContent_viewer
    }
  }
`;

/** /urls: every URL of the owner. */
export function UrlsScreen() {
  const reference = useRouteQuery<UrlsScreenQuery>(query);
  return (
    <Suspense fallback={<ListSkeleton title={titles.urls} />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<UrlsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<UrlsScreenQuery>(query, reference);
  const refresh = useListRefresh<UrlsScreenQuery>(query, reference);
  return <UrlsContent viewer={viewer} refresh={refresh} />;
}
