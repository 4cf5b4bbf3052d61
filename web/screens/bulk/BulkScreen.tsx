import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { BulkScreenQuery } from '../../__generated__/BulkScreenQuery.graphql';
import { PlanLink } from '../../parts/PlanLink.tsx';
import { PlanFooter } from '../../parts/urls/PlanFooter.tsx';
import { useListRefresh } from '../../parts/urls/useListRefresh.ts';
import { useLiveUrls } from '../../parts/urls/useLiveUrls.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { BulkContent } from './BulkContent.tsx';
import { titles } from '../../titles.ts';

const query = graphql`
  query BulkScreenQuery {
    viewer {
      limits {
        canUseBulkOperations
      }
      ...PlanFooter_viewer
    }
  }
`;

/** /urls/bulk: many short URLs at once, typed, pasted or from a CSV file. */
export function BulkScreen() {
  const reference = useRouteQuery<BulkScreenQuery>(query);
  return (
    <Page title={titles.bulk} intro="Create many links at once.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<BulkScreenQuery> }) {
  const { viewer } = usePreloadedQuery<BulkScreenQuery>(query, reference);
  const { readAgain } = useListRefresh<BulkScreenQuery>(query, reference);
  useLiveUrls({ refresh: readAgain });
  const isPremium = viewer.limits.canUseBulkOperations;
  return (
    <>
      {!isPremium && (
        <Notice tone="info" action={<PlanLink />}>
          Upgrade to Premium or Enterprise to unlock bulk operations. Up to 100 rows typed or pasted here work on every
          plan.
        </Notice>
      )}
      <BulkContent canUpload={isPremium} />
      <footer>
        <PlanFooter viewer={viewer} />
      </footer>
    </>
  );
}
