import { graphql } from 'react-relay/hooks';
import type { useLiveDashboardSubscription } from '../../__generated__/useLiveDashboardSubscription.graphql';
import { useLive } from '../../relay/useLive.ts';

const subscription = graphql`
  subscription useLiveDashboardSubscription($period: DashboardPeriod!) {
    dashboardUpdated(period: $period) {
      viewer {
        ...DashboardContent_viewer @arguments(period: $period)
      }
    }
  }
`;

/** Lets the server move the dashboard of a period. */
export const useLiveDashboard = (variables: useLiveDashboardSubscription['variables']): void =>
  useLive<useLiveDashboardSubscription>(subscription, variables);
