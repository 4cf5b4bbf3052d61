import { graphql } from 'react-relay/hooks';
import type { useDeleteUrlMutation as Mutation } from '../../__generated__/useDeleteUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { isRefusal } from '../../session/request-error.ts';

/** Deletes a URL for good; rejects with why not. One that is gone already is as good as deleted. */
export function useDeleteUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useDeleteUrlMutation($input: DeleteUrlInput!) {
        deleteUrl(input: $input) {
          __typename
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
  return (id: string): Promise<void> =>
    commit({ input: { id } }).catch((error: unknown) => {
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
    });
}
