import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql';
import { useMidnight } from '../../parts/analytics/useMidnight.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useKeptFresh } from '../../relay/useKeptFresh.ts';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { useLiveDashboard } from './useLiveDashboard.ts';

const query = graphql`
  query DashboardScreenQuery($period: DashboardPeriod!) {
    viewer {
      timeZone
      dashboard(period: $period) {
        updatedAt
      }
      ...DashboardContent_viewer @arguments(period: $period)
    }
  }
`;

/** /dashboard: the figures of a period, moving as clicks come in. */
export function DashboardScreen() {
  const reference = useRouteQuery<DashboardScreenQuery>(query);
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<DashboardScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(query, reference);
  const { variables } = reference;
  useLiveDashboard(variables);
  const refresh = useKeptFresh<DashboardScreenQuery>(query, variables, viewer.dashboard.updatedAt);
  useMidnight(viewer.timeZone, refresh.refresh);
  return <DashboardContent viewer={viewer} refresh={refresh} />;
}
