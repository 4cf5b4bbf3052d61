import { graphql } from 'react-relay/hooks';
import type {
  CreateUrlInput,
  useCreateUrlMutation as Mutation,
} from '../../__generated__/useCreateUrlMutation.graphql';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Creates a short URL; rejects with why not. */
export function useCreateUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useCreateUrlMutation($input: CreateUrlInput!) {
        createUrl(input: $input) {
          __typename
          ... on CreateUrlSuccess {
            url {
              id
              ...CreatedUrl_url
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
  return async (input: CreateUrlInput): Promise<CreatedUrl_url$key> => (await commit({ input })).url;
}
