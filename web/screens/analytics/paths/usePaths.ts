import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { PathSummary_analytics$key } from '../../../__generated__/PathSummary_analytics.graphql';
import type { PathGaps_analytics$key } from '../../../__generated__/PathGaps_analytics.graphql';
import type { usePathsQuery } from '../../../__generated__/usePathsQuery.graphql';
import { formatHourSpan } from '../../../format/hours.ts';
import type { DimensionKey } from '../../../parts/analytics/dimensions.ts';
import { inputOf, type AddressScope } from '../../../parts/analytics/scope.ts';
import type { PathRow } from './path-columns.tsx';

/** What tells paths apart: a dimension of clicks, or the hour. */
export type PathGroup = DimensionKey | 'HOUR';

const query = graphql`
  query usePathsQuery($scope: AnalyticsScope!, $dimension: AnalyticsDimension!, $isHours: Boolean!) {
    viewer {
      analytics(scope: $scope) {
        ...PathSummary_analytics
        ...PathGaps_analytics
        breakdown(dimension: $dimension, first: 10) @skip(if: $isHours) {
          rows {
            key
            label
            clicks
            facts {
              ...pathColumns_facts
            }
          }
        }
        peakHours @include(if: $isHours) {
          hour
          clicks
          facts {
            ...pathColumns_facts
          }
        }
      }
    }
  }
`;

type Answer = usePathsQuery['response']['viewer']['analytics'];

const rowsOf = ({ breakdown, peakHours }: Answer): PathRow[] => [
  ...(breakdown?.rows ?? []).map(({ key, label: name, clicks, facts }) => ({ key, name, clicks, facts })),
  ...(peakHours ?? [])
    .filter(({ clicks }) => clicks > 0)
    .map(({ hour, clicks, facts }) => ({ key: String(hour), name: formatHourSpan(hour), clicks, facts })),
];

interface Paths {
  /** Of all clicks of the scope; null before the first answer, as the next one. */
  whole: (PathSummary_analytics$key & PathGaps_analytics$key) | null;
  rows: PathRow[] | null;
  error: Error | null;
  retry: () => void;
}

const nothing = { whole: null, rows: null, error: null };

/** The paths of a scope by a group; asked again when `moved` changes, and what was there stays until the answer. */
export function usePaths(scope: AddressScope, group: PathGroup, moved: string): Paths {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Paths, 'retry'> & { group: PathGroup | null }>({ ...nothing, group: null });
  const isHours = group === 'HOUR';
  const asked = JSON.stringify({ scope: inputOf(scope), dimension: isHours ? 'COUNTRY' : group, isHours });
  useEffect(() => {
    const variables = JSON.parse(asked) as usePathsQuery['variables'];
    const running = fetchQuery<usePathsQuery>(environment, query, variables).subscribe({
      next: ({ viewer }) => setState({ group, whole: viewer.analytics, rows: rowsOf(viewer.analytics), error: null }),
      error: (error: Error) => setState({ ...nothing, group, error }),
    });
    return () => running.unsubscribe();
  }, [environment, asked, group, moved, attempt]);
  const { whole, error } = state;
  return { whole, rows: state.group === group ? state.rows : null, error, retry: () => setAttempt(attempt + 1) };
}
