import { graphql } from 'react-relay/hooks';
import type {
  BulkUrlAction,
  useBulkUpdateUrlsMutation as Mutation,
} from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { WordedError } from '../../session/request-error.ts';

/** What became of the items of a bulk action. */
export interface BulkOutcome {
  /** Those that are now other than before. */
  changed: readonly string[];
  /** Those that lead nowhere, whatever was done: their time is over. */
  expired: readonly string[];
  refused: readonly string[];
  /** The words of the first refusal; null without one. */
  reason: string | null;
}

/** Throws a WordedError when an item was refused. */
export function refuseAny({ reason }: BulkOutcome): void {
  if (reason !== null) throw new WordedError(reason);
}

/** Applies one action to many URLs in one call. Rejects when the call fails. */
export function useBulkUpdateUrlsMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useBulkUpdateUrlsMutation($input: BulkUpdateUrlsInput!) {
        bulkUpdateUrls(input: $input) {
          __typename
          ... on BulkUpdateUrlsSuccess {
            results {
              urlId
              isChanged
              error {
                message
              }
              url {
                status
                ...UrlStatusBadge_url
                ...UrlTags_url
              }
            }
          }
          ... on UserError {
            code
            message
            field
          }
        }
      }
    `,
    'links',
  );
  return async (ids: readonly string[], action: BulkUrlAction, tags?: readonly string[]): Promise<BulkOutcome> => {
    const { results } = await commit({ input: { ids: [...ids], action, ...(tags && { tags: [...tags] }) } });
    return outcomeOf(results);
  };
}

type Item = Extract<Mutation['response']['bulkUpdateUrls'], { results: unknown }>['results'][number];

function outcomeOf(items: readonly Item[]): BulkOutcome {
  const idsOf = (isMeant: (item: Item) => unknown) => items.filter(isMeant).map(({ urlId }) => urlId);
  return {
    changed: idsOf(({ isChanged }) => isChanged),
    expired: idsOf(({ url }) => url?.status === 'EXPIRED'),
    refused: idsOf(({ error }) => error),
    reason: items.find(({ error }) => error)?.error?.message ?? null,
  };
}
