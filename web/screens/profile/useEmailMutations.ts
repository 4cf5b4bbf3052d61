import { graphql } from 'react-relay/hooks';
import type { useEmailMutationsCancelMutation as Cancel } from '../../__generated__/useEmailMutationsCancelMutation.graphql';
import type { useEmailMutationsChangeMutation as Change } from '../../__generated__/useEmailMutationsChangeMutation.graphql';
import type { useEmailMutationsSendMutation as Send } from '../../__generated__/useEmailMutationsSendMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Changes the email address, or asks its owner to confirm it; rejects with why not. */
export function useChangeEmailMutation() {
  const commit = useVerb<Change>(graphql`
    mutation useEmailMutationsChangeMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        __typename
        ... on ChangeEmailSuccess {
          viewer {
            ...EmailPanel_viewer
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
  return (input: Change['variables']['input']) => commit({ input });
}

/** Gives up a change of the address that waits for its confirmation; rejects with why not. */
export function useCancelEmailChangeMutation() {
  const commit = useVerb<Cancel>(graphql`
    mutation useEmailMutationsCancelMutation {
      cancelEmailChange {
        __typename
        ... on CancelEmailChangeSuccess {
          viewer {
            ...EmailPanel_viewer
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
  return () => commit({});
}

/** Sends the email again that confirms the address; rejects with why not. */
export function useSendVerificationMutation() {
  const commit = useVerb<Send>(graphql`
    mutation useEmailMutationsSendMutation {
      sendVerification {
        __typename
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return () => commit({});
}
