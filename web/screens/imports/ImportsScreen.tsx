import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ImportsScreenQuery } from '../../__generated__/ImportsScreenQuery.graphql';
import { useListRefresh } from '../../parts/urls/useListRefresh.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportList } from './ImportList.tsx';

const query = graphql`
  query ImportsScreenQuery {
    viewer {
      ...ImportList_viewer
    }
  }
`;

/** /urls/import: links of other services. */
export function ImportsScreen() {
  const reference = useRouteQuery<ImportsScreenQuery>(query);
  return (
    <Page title={titles.imports} intro="Bring your links along from another service, with their codes and dates.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<ImportsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ImportsScreenQuery>(query, reference);
  const { readAgain } = useListRefresh<ImportsScreenQuery>(query, reference);
  return (
    <>
      <ImportForm onOrdered={readAgain} />
      <ImportList viewer={viewer} readAgain={readAgain} />
    </>
  );
}
