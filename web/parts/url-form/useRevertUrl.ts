import { graphql } from 'react-relay/hooks';
import type { UpdateUrlInput, useRevertUrlMutation } from '../../__generated__/useRevertUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Sets fields of a URL back; rejects with why not. */
export function useRevertUrl() {
  const commit = useVerb<useRevertUrlMutation>(
    graphql`
      mutation useRevertUrlMutation($input: UpdateUrlInput!) {
        updateUrl(input: $input) {
          __typename
          ... on UpdateUrlSuccess {
            url {
              ...useEditableUrl_url
              ...UrlStatusBadge_url
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
  return (input: UpdateUrlInput) => commit({ input });
}
