import { graphql } from 'react-relay/hooks';
import type {
  UpdateUrlInput,
  useUpdateUrlMutation as Mutation,
} from '../../__generated__/useUpdateUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Changes a URL; resolves to the version that it is now, rejects with why not: STALE where somebody else changed it. */
export function useUpdateUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useUpdateUrlMutation($input: UpdateUrlInput!) {
        updateUrl(input: $input) {
          __typename
          ... on UpdateUrlSuccess {
            url {
              updatedAt
              ...useEditableUrl_url
              ...UrlStatusBadge_url
              ...UrlIdentity_url
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
  return async (input: UpdateUrlInput): Promise<string> => (await commit({ input })).url.updatedAt;
}
