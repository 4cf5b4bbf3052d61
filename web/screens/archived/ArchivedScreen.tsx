import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ArchivedScreenQuery } from '../../__generated__/ArchivedScreenQuery.graphql';
import { ListSkeleton } from '../../parts/urls/ListSkeleton.tsx';
import { useListRefresh } from '../../parts/urls/useListRefresh.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { ArchivedContent } from './ArchivedContent.tsx';
import { titles } from '../../titles.ts';

const query = graphql`
  query ArchivedScreenQuery($first: Int!, $page: Int!, $filter: UrlFilter!, $order: UrlOrder!) {
    viewer {
      ...ArchivedContent_viewer
    }
  }
`;

/** /urls/archived: the URLs that are off, expired or expiring soon. */
export function ArchivedScreen() {
  const reference = useRouteQuery<ArchivedScreenQuery>(query);
  return (
    <Suspense fallback={<ListSkeleton title={titles.archived} />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<ArchivedScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ArchivedScreenQuery>(query, reference);
  const refresh = useListRefresh<ArchivedScreenQuery>(query, reference);
  return <ArchivedContent viewer={viewer} refresh={refresh} />;
}
