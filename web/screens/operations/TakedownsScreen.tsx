import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { TakedownsScreenQuery } from '../../__generated__/TakedownsScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { FindPanel } from './FindPanel.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';
import { SuspendDialog, type Target } from './SuspendDialog.tsx';
import { SuspensionsPanel } from './SuspensionsPanel.tsx';

const query = graphql`
  query TakedownsScreenQuery {
    operations {
      ...ReportsPanel_operations
      ...SuspensionsPanel_operations
    }
  }
`;

/** /system/take-downs: what was reported, what is suspended, and ways to suspend more. */
export function TakedownsScreen() {
  const reference = useRouteQuery<TakedownsScreenQuery>(query);
  return (
    <Page
      title={titles.takedowns}
      intro="Suspend links, hosts and accounts. Nothing is deleted, and all of it can be undone."
    >
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<TakedownsScreenQuery> }) {
  const { operations } = usePreloadedQuery<TakedownsScreenQuery>(query, reference);
  const [target, setTarget] = useState<Target | null>(null);
  if (!operations) return <Notice tone="info">This page is for those who run this installation.</Notice>;
  return (
    <>
      <ReportsPanel operations={operations} onSuspend={setTarget} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FindPanel onSuspend={setTarget} />
        <SuspensionsPanel operations={operations} />
      </div>
      {target && <SuspendDialog target={target} onClose={() => setTarget(null)} />}
    </>
  );
}
