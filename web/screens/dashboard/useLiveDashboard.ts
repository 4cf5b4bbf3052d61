import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useLiveDashboardSubscription } from '../../__generated__/useLiveDashboardSubscription.graphql';

/** Lets the server move the dashboard; each delivery is the whole of it, so a reconnect catches up by itself. */
export function useLiveDashboard(period: useLiveDashboardSubscription['variables']['period']): void {
  useSubscription<useLiveDashboardSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveDashboardSubscription($period: DashboardPeriod!) {
            dashboardUpdated(period: $period) {
              viewer {
                ...DashboardContent_viewer @arguments(period: $period)
              }
            }
          }
        `,
        variables: { period },
      }),
      [period],
    ),
  );
}
