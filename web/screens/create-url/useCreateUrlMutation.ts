import { graphql, useMutation } from 'react-relay/hooks';
import type {
  CreateUrlInput,
  useCreateUrlMutation as Mutation,
} from '../../__generated__/useCreateUrlMutation.graphql';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { failureOf, failureOfError, type Failure } from '../../parts/url-form/url-failure.ts';

const DEFAULT = 'Failed to create link. Please try again.';

interface Handlers {
  onCreated: (url: CreatedUrl_url$key) => void;
  onFailed: (failure: Failure) => void;
}

/** Creates a short URL; exactly one of the handlers is called. */
export function useCreateUrlMutation({ onCreated, onFailed }: Handlers) {
  const [commit, isSubmitting] = useMutation<Mutation>(graphql`
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
  `);
  const createUrl = (input: CreateUrlInput) =>
    commit({
      variables: { input },
      onCompleted: ({ createUrl: result }) => {
        if (result.__typename === 'CreateUrlSuccess') {
          announceUrl('urlCreated', result.url.id);
          onCreated(result.url);
        } else onFailed(result.__typename === 'UserError' ? failureOf(result, DEFAULT) : failureOfError(null, DEFAULT));
      },
      onError: (error) => onFailed(failureOfError(error, DEFAULT)),
    });
  return [createUrl, isSubmitting] as const;
}
