import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useLiveAnalyticsDeepDiveSubscription } from '../../__generated__/useLiveAnalyticsDeepDiveSubscription.graphql';
import type { useLiveAnalyticsOverviewSubscription } from '../../__generated__/useLiveAnalyticsOverviewSubscription.graphql';
import type { Tab } from './tab.ts';

export type Variables = useLiveAnalyticsOverviewSubscription['variables'];

const overview = graphql`
  subscription useLiveAnalyticsOverviewSubscription($scope: AnalyticsScope!, $compared: Boolean!) {
    analyticsUpdated(scope: $scope) {
      updatedAt
      ...ActiveNow_analytics
      ...AnalyticsFooter_analytics
      ...OverviewPanels_analytics
    }
  }
`;
const deepDive = graphql`
  subscription useLiveAnalyticsDeepDiveSubscription($scope: AnalyticsScope!, $compared: Boolean!) {
    analyticsUpdated(scope: $scope) {
      updatedAt
      ...ActiveNow_analytics
      ...AnalyticsFooter_analytics
      ...DeepDivePanels_analytics
    }
  }
`;

/** Lets the server move the figures of a tab; each delivery is all of them, so a reconnect catches up by itself. */
export function useLiveAnalytics(tab: Tab, variables: Variables): void {
  useSubscription<useLiveAnalyticsOverviewSubscription | useLiveAnalyticsDeepDiveSubscription>(
    useMemo(() => ({ subscription: tab === 'deep' ? deepDive : overview, variables }), [tab, variables]),
  );
}
