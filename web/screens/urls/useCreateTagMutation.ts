import { graphql } from 'react-relay/hooks';
import type { useCreateTagMutation as Mutation } from '../../__generated__/useCreateTagMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Creates a tag; rejects with why not. */
export function useCreateTagMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useCreateTagMutation($input: CreateTagInput!) {
        createTag(input: $input) {
          __typename
          ... on CreateTagSuccess {
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
