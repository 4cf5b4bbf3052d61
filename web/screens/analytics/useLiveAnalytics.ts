import { graphql } from 'react-relay/hooks';
import type { useLiveAnalyticsDeepDiveSubscription } from '../../__generated__/useLiveAnalyticsDeepDiveSubscription.graphql';
import type { useLiveAnalyticsOverviewSubscription } from '../../__generated__/useLiveAnalyticsOverviewSubscription.graphql';
import { useLive } from '../../relay/useLive.ts';
import type { Tab } from './tab.ts';

export type Variables = useLiveAnalyticsOverviewSubscription['variables'];

const overview = graphql`
  subscription useLiveAnalyticsOverviewSubscription(
    $scope: AnalyticsScope!
    $compared: Boolean!
    $granularity: AnalyticsGranularity!
  ) {
    analyticsUpdated(scope: $scope) {
      updatedAt
      ...ActiveNow_analytics
      ...AnalyticsFooter_analytics
      ...OverviewPanels_analytics @arguments(granularity: $granularity)
    }
  }
`;
const deepDive = graphql`
  subscription useLiveAnalyticsDeepDiveSubscription(
    $scope: AnalyticsScope!
    $compared: Boolean!
    $granularity: AnalyticsGranularity!
  ) {
    analyticsUpdated(scope: $scope) {
      updatedAt
      ...ActiveNow_analytics
      ...AnalyticsFooter_analytics
      ...DeepDivePanels_analytics @arguments(granularity: $granularity)
    }
  }
`;

/** Lets the server move the figures of a tab. */
export function useLiveAnalytics(tab: Tab, variables: Variables): void {
  useLive<useLiveAnalyticsOverviewSubscription | useLiveAnalyticsDeepDiveSubscription>(
    tab === 'deep' ? deepDive : overview,
    variables,
  );
}
