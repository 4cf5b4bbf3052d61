import { startTransition, useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { UrlMoreQuery } from '../../__generated__/UrlMoreQuery.graphql';
import { OverviewRest } from '../../parts/panels/OverviewRest.tsx';
import { RestSkeleton } from '../../parts/panels/RestSkeleton.tsx';
import { useRefresh } from '../../relay/useRefresh.ts';
import type { UrlVariables } from './url-question.ts';

/** Apart from the page's query: it is asked once the first screen stands, and what it shows is below that. */
const query = graphql`
  query UrlMoreQuery($scope: AnalyticsScope!) {
    viewer {
      analytics(scope: $scope) {
        ...OverviewRest_analytics
      }
    }
  }
`;

interface UrlMoreProps {
  scope: UrlVariables['scope'];
  /** How often the page's own figures were read again: those below are, then, too. */
  readings: number;
}

/** The panels of one URL beside and below its figures. The last ones stay while those of another scope are on their way. */
export function UrlMore({ scope, readings }: UrlMoreProps) {
  const [reference, load] = useQueryLoader<UrlMoreQuery>(query);
  const key = JSON.stringify(scope);
  useEffect(() => {
    startTransition(() => load({ scope: JSON.parse(key) as typeof scope }, { fetchPolicy: 'store-and-network' }));
  }, [key, load]);
  const { refresh } = useRefresh<UrlMoreQuery>(query, { scope });
  const read = useRef(readings);
  useEffect(() => {
    if (read.current !== readings) refresh();
    read.current = readings;
  }, [readings, refresh]);
  return reference ? <Loaded reference={reference} /> : <RestSkeleton />;
}

function Loaded({ reference }: { reference: PreloadedQuery<UrlMoreQuery> }) {
  const { viewer } = usePreloadedQuery<UrlMoreQuery>(query, reference);
  return <OverviewRest analytics={viewer.analytics} />;
}
