import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { UrlScope, useAllIdsQuery } from '../../__generated__/useAllIdsQuery.graphql';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import { useAct } from '../../relay/useAct.ts';
import { filterOf, orderOf, type ListQuestion } from './list-question.ts';

const query = graphql`
  query useAllIdsQuery($first: Int!, $after: String, $filter: UrlFilter!, $order: UrlOrder!, $list: UrlScope!) {
    viewer {
      urls(first: $first, after: $after, filter: $filter, order: $order, scope: $list) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** The most that the server lists at once. */
const PAGE = 100;

/** Loads the ids of all URLs of a list, as many as one bulk action takes. */
export function useAllIds(question: ListQuestion, scope: UrlScope) {
  const environment = useRelayEnvironment();
  const { act, isPending: isLoading } = useAct();
  const listed = async () => {
    const ids: string[] = [];
    let after: string | null | undefined = null;
    do {
      const variables: useAllIdsQuery['variables'] = {
        ...{ first: PAGE, after, list: scope },
        ...{ filter: filterOf(question), order: orderOf(question) },
      };
      const answer = await fetchQuery<useAllIdsQuery>(environment, query, variables).toPromise();
      if (!answer) break;
      const { nodes, pageInfo } = answer.viewer.urls;
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after && ids.length < MAX_BULK_URLS);
    return ids.slice(0, MAX_BULK_URLS);
  };
  const load = (take: (ids: readonly string[]) => void) =>
    act({ run: async () => take(await listed()), failed: 'Failed to select all links' });
  return { isLoading, load };
}
