import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { pathDifference_difference$key } from '../../../__generated__/pathDifference_difference.graphql';
import type { AnalyticsDimension, usePathComparisonQuery } from '../../../__generated__/usePathComparisonQuery.graphql';
import { inputOf, type AddressScope } from '../../../parts/analytics/scope.ts';

const query = graphql`
  query usePathComparisonQuery(
    $scope: AnalyticsScope!
    $dimension: AnalyticsDimension!
    $one: String!
    $two: String!
    $isPeriods: Boolean!
  ) {
    viewer {
      analytics(scope: $scope) {
        pathComparison(dimension: $dimension, first: $one, second: $two) @skip(if: $isPeriods) {
          roundTrip {
            ...pathDifference_difference
          }
          speed {
            ...pathDifference_difference
          }
        }
        pathsBefore @include(if: $isPeriods) {
          roundTrip {
            ...pathDifference_difference
          }
          speed {
            ...pathDifference_difference
          }
        }
      }
    }
  }
`;

/** What is compared: two values of a dimension, or the period with the one before. */
export type ComparedPaths = { dimension: AnalyticsDimension; one: string; two: string } | 'periods';

interface Comparison {
  /** Null where there is nothing to compare with. */
  differences: { roundTrip: pathDifference_difference$key; speed: pathDifference_difference$key } | null;
  error: Error | null;
}

/** The comparison of two groups of a scope; null until it is there. `moved` says when to ask again. */
export function usePathComparison(scope: AddressScope, compared: ComparedPaths, moved: string): Comparison | null {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<(Comparison & { asked: string }) | null>(null);
  const isPeriods = compared === 'periods';
  const values = isPeriods ? { dimension: 'COUNTRY', one: 'DE', two: 'US' } : compared;
  const asked = JSON.stringify({ scope: inputOf(scope), isPeriods, ...values });
  useEffect(() => {
    const variables = JSON.parse(asked) as usePathComparisonQuery['variables'];
    const running = fetchQuery<usePathComparisonQuery>(environment, query, variables).subscribe({
      next: ({ viewer: { analytics } }) => {
        const found = analytics.pathComparison ?? analytics.pathsBefore;
        setState({
          asked,
          differences: found ? { roundTrip: found.roundTrip, speed: found.speed } : null,
          error: null,
        });
      },
      error: (error: Error) => setState({ asked, differences: null, error }),
    });
    return () => running.unsubscribe();
  }, [environment, asked, moved]);
  return state?.asked === asked ? state : null;
}
