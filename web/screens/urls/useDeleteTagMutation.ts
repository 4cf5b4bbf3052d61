import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDeleteTagMutation as Mutation } from '../../__generated__/useDeleteTagMutation.graphql';
import { markChanged } from '../../relay/changes.ts';
import { useVerb } from '../../relay/useVerb.ts';

/** Deletes a tag, and has lists of links read again; rejects with why not. */
export function useDeleteTagMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useDeleteTagMutation($input: DeleteTagInput!) {
        deleteTag(input: $input) {
          __typename
          ... on DeleteTagSuccess {
            deletedId
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
  const environment = useRelayEnvironment();
  return async (id: string): Promise<void> => {
    await commit({ input: { id } });
    markChanged(environment, 'links'); // they are shown without it
  };
}
