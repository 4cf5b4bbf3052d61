import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { UsageScreenQuery } from '../../__generated__/UsageScreenQuery.graphql';
import { useLive } from '../../relay/useLive.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { UsageContent } from './UsageContent.tsx';

const query = graphql`
  query UsageScreenQuery {
    viewer {
      ...UsageContent_viewer
    }
  }
`;

const subscription = graphql`
  subscription UsageScreenSubscription {
    dashboardUpdated {
      viewer {
        ...UsageContent_viewer
      }
    }
  }
`;

/** /account/usage: how much of the plan is used, moving as clicks come in. */
export function UsageScreen() {
  const reference = useRouteQuery<UsageScreenQuery>(query);
  return (
    <Page title={titles.usage} intro="How much of your plan you use.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<UsageScreenQuery> }) {
  const { viewer } = usePreloadedQuery<UsageScreenQuery>(query, reference);
  useLive(subscription, {});
  return <UsageContent viewer={viewer} />;
}
