import { graphql } from 'react-relay/hooks';
import type { useUpdateUtmTemplateMutation as Mutation } from '../../__generated__/useUpdateUtmTemplateMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import type { UtmTemplate } from './useUtmTemplates.ts';

/** Updates a UTM template; rejects with why not. */
export function useUpdateUtmTemplateMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useUpdateUtmTemplateMutation($input: UpdateUtmTemplateInput!) {
        updateUtmTemplate(input: $input) {
          __typename
          ... on UpdateUtmTemplateSuccess {
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
  return async (id: string, { name, values }: Omit<UtmTemplate, 'id'>): Promise<void> =>
    void (await commit({ input: { id, name, ...values } }));
}
