import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { DeepDiveQuery } from '../../__generated__/DeepDiveQuery.graphql';
import { DeepDivePanels } from './panels/DeepDivePanels.tsx';

const query = graphql`
  query DeepDiveQuery($scope: AnalyticsScope!, $compared: Boolean!, $granularity: AnalyticsGranularity!)
  @raw_response_type {
    viewer {
      ...AnalyticsFrame_viewer
      analytics(scope: $scope) {
        ...DeepDivePanels_analytics @arguments(granularity: $granularity)
      }
    }
  }
`;

/** The tab that shows more of everything. */
export function DeepDive({ reference }: { reference: PreloadedQuery<DeepDiveQuery> }) {
  const { viewer } = usePreloadedQuery<DeepDiveQuery>(query, reference);
  return <DeepDivePanels analytics={viewer.analytics} />;
}
