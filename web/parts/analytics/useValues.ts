import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { AnalyticsOrder, useValuesQuery } from '../../__generated__/useValuesQuery.graphql';
import type { DimensionKey } from './dimensions.ts';
import { inputOf, type AddressScope } from './scope.ts';

/** How many values one page of a list has. */
export const VALUES_A_PAGE = 50;

const query = graphql`
  query useValuesQuery(
    $scope: AnalyticsScope!
    $dimension: AnalyticsDimension!
    $first: Int!
    $offset: Int!
    $search: String!
    $orderBy: AnalyticsOrder!
  ) {
    viewer {
      analytics(scope: $scope) {
        breakdown(dimension: $dimension, first: $first, offset: $offset, search: $search, orderBy: $orderBy) {
          totalCount
          rows {
            key
            label
            detail
            countryCode
            clicks
            visitors
            percentage
          }
        }
      }
    }
  }
`;

type Answer = useValuesQuery['response']['viewer']['analytics']['breakdown'];

/** A copy, as Relay does not retain the earlier data of a list. */
const copyOf = ({ totalCount, rows }: Answer) => ({
  totalCount,
  rows: rows.map(({ key, label, detail, countryCode, clicks, visitors, percentage }) => ({
    key,
    label,
    detail,
    countryCode,
    clicks,
    visitors,
    percentage,
  })),
});
export type ValuesPage = ReturnType<typeof copyOf>;
export type ValuesRow = ValuesPage['rows'][number];

export interface ValuesQuestion {
  dimension: DimensionKey;
  search: string;
  orderBy: AnalyticsOrder;
  offset: number;
}

interface Values {
  /** The last page that came; null before the first. */
  page: ValuesPage | null;
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
}

/** A page of a dimension's values among the clicks of a scope; the one before stays until it is there. */
export function useValues(scope: AddressScope, question: ValuesQuestion): Values {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [{ page, shown, error }, setState] = useState<{
    page: ValuesPage | null;
    shown: string;
    error: Error | null;
  }>({ page: null, shown: '', error: null });
  const asked = JSON.stringify({ scope: inputOf(scope), first: VALUES_A_PAGE, ...question });
  const key = `${attempt} ${asked}`;
  useEffect(() => {
    const running = fetchQuery<useValuesQuery>(
      environment,
      query,
      JSON.parse(asked) as useValuesQuery['variables'],
    ).subscribe({
      next: ({ viewer }) => setState({ page: copyOf(viewer.analytics.breakdown), shown: key, error: null }),
      error: (problem: Error) => setState((before) => ({ ...before, shown: key, error: problem })),
    });
    return () => running.unsubscribe();
  }, [environment, asked, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { page, isLoading: shown !== key, error, retry };
}
