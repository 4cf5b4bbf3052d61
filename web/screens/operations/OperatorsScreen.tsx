import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OperatorsScreenQuery } from '../../__generated__/OperatorsScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { OperatorsPanel } from './OperatorsPanel.tsx';

const query = graphql`
  query OperatorsScreenQuery {
    operations {
      ...OperatorsPanel_operations
      ...ActionsPanel_operations
    }
  }
`;

/** /system/operators: who runs the installation, an account's plan, and what was done. */
export function OperatorsScreen() {
  const reference = useRouteQuery<OperatorsScreenQuery>(query);
  return (
    <Page title={titles.operators} intro="Who runs this installation, and what they did.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<OperatorsScreenQuery> }) {
  const { operations } = usePreloadedQuery<OperatorsScreenQuery>(query, reference);
  if (!operations) return <Notice tone="info">This page is for those who run this installation.</Notice>;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OperatorsPanel operations={operations} />
        <AccountPanel />
      </div>
      <ActionsPanel operations={operations} />
    </>
  );
}
