import { graphql } from 'react-relay/hooks';
import type { useUpdateTagMutation as Mutation } from '../../__generated__/useUpdateTagMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Updates a tag; rejects with why not. */
export function useUpdateTagMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useUpdateTagMutation($input: UpdateTagInput!) {
        updateTag(input: $input) {
          __typename
          ... on UpdateTagSuccess {
            tag {
              id
              name
              color
              linkCount
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
    'tags',
  );
  return async (input: Mutation['variables']['input']): Promise<void> => void (await commit({ input }));
}
