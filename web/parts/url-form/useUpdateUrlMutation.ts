import { graphql, useMutation } from 'react-relay/hooks';
import type {
  UpdateUrlInput,
  useUpdateUrlMutation as Mutation,
} from '../../__generated__/useUpdateUrlMutation.graphql';
import { failureOf, failureOfError, type Failure } from './url-failure.ts';
import { announceUrl } from '../../relay/url-events.ts';

const DEFAULT = 'Failed to save the link. Please try again.';

interface Handlers {
  /** With the version that it is now. */
  onSaved: (updatedAt: string) => void;
  onFailed: (failure: Failure) => void;
  /** Somebody changed the URL since it was read. */
  onConflict: (message: string) => void;
}

/** Changes a URL; exactly one of the handlers is called. */
export function useUpdateUrlMutation({ onSaved, onFailed, onConflict }: Handlers) {
  const [commit, isSaving] = useMutation<Mutation>(graphql`
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
  `);
  const update = (input: UpdateUrlInput) =>
    commit({
      variables: { input },
      onCompleted: ({ updateUrl: result }) => {
        if (result.__typename === 'UserError') {
          if (result.code === 'STALE') return onConflict(result.message);
          return onFailed(failureOf(result, DEFAULT));
        }
        if (result.__typename !== 'UpdateUrlSuccess') return;
        announceUrl('urlUpdated', input.id);
        onSaved(result.url.updatedAt);
      },
      onError: (error) => onFailed(failureOfError(error, DEFAULT)),
    });
  return [update, isSaving] as const;
}
