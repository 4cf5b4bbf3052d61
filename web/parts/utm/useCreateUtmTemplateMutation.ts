import { graphql } from 'react-relay/hooks';
import type { useCreateUtmTemplateMutation as Mutation } from '../../__generated__/useCreateUtmTemplateMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import type { UtmTemplate } from './useUtmTemplates.ts';

/** Creates a UTM template; rejects with why not. */
export function useCreateUtmTemplateMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useCreateUtmTemplateMutation($input: CreateUtmTemplateInput!) {
        createUtmTemplate(input: $input) {
          __typename
          ... on CreateUtmTemplateSuccess {
            template {
              id
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
    'utmTemplates',
  );
  return async ({ name, values }: Omit<UtmTemplate, 'id'>): Promise<void> =>
    void (await commit({ input: { name, ...values } }));
}
