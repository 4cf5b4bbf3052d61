import { graphql } from 'react-relay/hooks';
import type {
  BulkUrlAction,
  useBulkUpdateUrlsMutation as Mutation,
} from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { announceUrl, type UrlEventName } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const eventNames: Partial<Record<BulkUrlAction, UrlEventName>> = { DELETE: 'urlDeleted', RESTORE: 'urlCreated' };

/** What became of the items of a bulk action. */
export interface BulkOutcome {
  /** Those that are now other than before. */
  changed: readonly string[];
  refused: readonly string[];
  /** The words of the first refusal; null without one. */
  reason: string | null;
}

/** Throws a UserRefusal when an item was refused. */
export function refuseAny({ reason }: BulkOutcome): void {
  if (reason !== null) throw new UserRefusal({ code: 'INVALID', message: reason });
}

/** Applies one action to many URLs in one call. Rejects when the call fails. */
export function useBulkUpdateUrlsMutation() {
  const commit = useCommit<Mutation>(graphql`
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
  `);
  return async (ids: readonly string[], action: BulkUrlAction): Promise<BulkOutcome> => {
    const { bulkUpdateUrls: answer } = await commit({ input: { ids: [...ids], action } });
    if (answer.__typename === 'UserError') throw new UserRefusal(answer);
    if (answer.__typename !== 'BulkUpdateUrlsSuccess') throw new Error('a response of an unknown type');
    const name = eventNames[action] ?? 'urlUpdated';
    const idsOf = (items: typeof answer.results) => items.map(({ urlId }) => urlId);
    const refused = answer.results.filter(({ error }) => error);
    idsOf(answer.results.filter(({ error }) => !error)).forEach((id) => announceUrl(name, id));
    return {
      changed: idsOf(answer.results.filter(({ isChanged }) => isChanged)),
      refused: idsOf(refused),
      reason: refused[0]?.error?.message ?? null,
    };
  };
}
