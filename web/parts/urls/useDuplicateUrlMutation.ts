import { graphql } from 'react-relay/hooks';
import type { useDuplicateUrlMutation as Mutation } from '../../__generated__/useDuplicateUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Makes an active copy of a URL; resolves to the copy, rejects with why not. */
export function useDuplicateUrlMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useDuplicateUrlMutation($input: DuplicateUrlInput!) {
      duplicateUrl(input: $input) {
        __typename
        ... on DuplicateUrlSuccess {
          url {
            id
            shortCode
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
  return async (id: string): Promise<{ id: string; shortCode: string }> => {
    const { duplicateUrl: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'DuplicateUrlSuccess') throw new Error('a response of an unknown type');
    announceUrl('urlCreated', result.url.id);
    return result.url;
  };
}
