import { graphql } from 'react-relay/hooks';
import type { useDuplicateUrlMutation as Mutation } from '../../__generated__/useDuplicateUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Makes an active copy of a URL; resolves to the copy, rejects with why not. */
export function useDuplicateUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
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
    `,
    'links',
  );
  return async (id: string): Promise<{ id: string; shortCode: string }> => {
    const result = await commit({ input: { id } });
    return result.url;
  };
}
