import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { UrlScreenQuery } from '../../__generated__/UrlScreenQuery.graphql';
import { FirstAnswer } from '../../relay/FirstAnswer.tsx';
import { useRouteQuery } from '../../relay/route-query.ts';
import { UrlContent } from './UrlContent.tsx';
import { MissingUrl, UrlSkeleton } from './states.tsx';

const query = graphql`
  query UrlScreenQuery($id: ID!, $scope: AnalyticsScope!, $compared: Boolean!, $granularity: AnalyticsGranularity!) {
    node(id: $id) {
      ...UrlContent_url @alias(as: "url")
    }
    viewer {
      ...UrlContent_viewer @arguments(granularity: $granularity)
    }
  }
`;

/** /urls/:id: one URL, its figures and its latest clicks. */
export function UrlScreen() {
  const reference = useRouteQuery<UrlScreenQuery>(query);
  return (
    <FirstAnswer reference={reference} fallback={<UrlSkeleton />}>
      <Loaded reference={reference} />
    </FirstAnswer>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<UrlScreenQuery> }) {
  const { node, viewer } = usePreloadedQuery<UrlScreenQuery>(query, reference);
  if (!node?.url) return <MissingUrl />;
  return <UrlContent url={node.url} viewer={viewer} query={query} variables={reference.variables} />;
}
