import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ExperimentsScreenQuery } from '../../__generated__/ExperimentsScreenQuery.graphql';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useUrlEvents } from '../../relay/url-events.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ExperimentList } from './ExperimentList.tsx';

const query = graphql`
  query ExperimentsScreenQuery($offset: Int!) {
    viewer {
      ...ExperimentList_viewer @arguments(offset: $offset)
    }
  }
`;

const INTRO = 'Short URLs that lead to several destinations, and which of them converts better.';

/** /analytics/experiments: every experiment of the owner. */
export function ExperimentsScreen() {
  const reference = useRouteQuery<ExperimentsScreenQuery>(query);
  return (
    <Page title={titles.experiments} intro={INTRO}>
      <Suspense fallback={<Loading />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<ExperimentsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ExperimentsScreenQuery>(query, reference);
  const state = useRefresh<ExperimentsScreenQuery>(query, reference.variables);
  const { refresh } = state;
  useUrlEvents(refresh);
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  return (
    <>
      <StaleNotice refresh={state} fallback="Failed to load experiments." />
      <ExperimentList viewer={viewer} />
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading the experiments …</span>
    <Skeleton className="h-72 rounded-xl" />
    <Skeleton className="h-72 rounded-xl" />
  </div>
);
