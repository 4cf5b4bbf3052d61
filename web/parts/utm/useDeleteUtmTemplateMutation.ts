import { graphql } from 'react-relay/hooks';
import type { useDeleteUtmTemplateMutation as Mutation } from '../../__generated__/useDeleteUtmTemplateMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Deletes a UTM template; rejects with why not. */
export function useDeleteUtmTemplateMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useDeleteUtmTemplateMutation($input: DeleteUtmTemplateInput!) {
        deleteUtmTemplate(input: $input) {
          __typename
          ... on DeleteUtmTemplateSuccess {
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
    'utmTemplates',
  );
  return async (id: string): Promise<void> => void (await commit({ input: { id } }));
}
