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
                ...UrlStatusBadge_url
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
  return async (ids: readonly string[], action: BulkUrlAction): Promise<BulkOutcome> => {
    const answer = await commit({ input: { ids: [...ids], action } });
    const idsOf = (items: typeof answer.results) => items.map(({ urlId }) => urlId);
    const refused = answer.results.filter(({ error }) => error);
    return {
      changed: idsOf(answer.results.filter(({ isChanged }) => isChanged)),
      refused: idsOf(refused),
      reason: refused[0]?.error?.message ?? null,
    };
  };
}
