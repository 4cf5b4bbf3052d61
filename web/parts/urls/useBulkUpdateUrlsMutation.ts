import { graphql } from 'react-relay/hooks';
import type {
  BulkUrlAction,
  useBulkUpdateUrlsMutation as Mutation,
} from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { announceUrl, type UrlEventName } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const eventNames: Partial<Record<BulkUrlAction, UrlEventName>> = { DELETE: 'urlDeleted', RESTORE: 'urlCreated' };

/** The items of a bulk action that were refused. */
export interface BulkRefusals {
  ids: readonly string[];
  /** The words of the first refusal. */
  reason: string;
}

/** Applies one action to many URLs in one call. Resolves to the refusals, or null; rejects when the call fails. */
export function useBulkUpdateUrlsMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useBulkUpdateUrlsMutation($input: BulkUpdateUrlsInput!) {
      bulkUpdateUrls(input: $input) {
        __typename
        ... on BulkUpdateUrlsSuccess {
          results {
            urlId
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
  `);
  return async (ids: readonly string[], action: BulkUrlAction): Promise<BulkRefusals | null> => {
    const { bulkUpdateUrls: answer } = await commit({ input: { ids: [...ids], action } });
    if (answer.__typename === 'UserError') throw new UserRefusal(answer);
    if (answer.__typename !== 'BulkUpdateUrlsSuccess') return null;
    const name = eventNames[action] ?? 'urlUpdated';
    answer.results.filter(({ error }) => !error).forEach(({ urlId }) => announceUrl(name, urlId));
    const refused = answer.results.filter(({ error }) => error);
    const [first] = refused;
    return first ? { ids: refused.map(({ urlId }) => urlId), reason: first.error!.message } : null;
  };
}
