import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OverviewQuery } from '../../__generated__/OverviewQuery.graphql';
import { OverviewPanels } from './panels/OverviewPanels.tsx';

const query = graphql`
  query OverviewQuery($scope: AnalyticsScope!, $compared: Boolean!, $granularity: AnalyticsGranularity!)
  @raw_response_type {
    viewer {
      ...AnalyticsFrame_viewer
      analytics(scope: $scope) {
        ...OverviewPanels_analytics @arguments(granularity: $granularity)
      }
    }
  }
`;

/** The tab that shows a bit of everything. */
export function Overview({ reference }: { reference: PreloadedQuery<OverviewQuery> }) {
  const { viewer } = usePreloadedQuery<OverviewQuery>(query, reference);
  return <OverviewPanels analytics={viewer.analytics} />;
}
