import { graphql } from 'react-relay/hooks';
import type { useSignInMutationsChangePasswordMutation as ChangePassword } from '../../__generated__/useSignInMutationsChangePasswordMutation.graphql';
import type { useSignInMutationsEndOthersMutation as EndOthers } from '../../__generated__/useSignInMutationsEndOthersMutation.graphql';
import type { useSignInMutationsRevokeMutation as Revoke } from '../../__generated__/useSignInMutationsRevokeMutation.graphql';
import type { useSignInMutationsEndSessionMutation as EndSession } from '../../__generated__/useSignInMutationsEndSessionMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Changes the password; rejects with why not. */
export function useChangePasswordMutation() {
  const commit = useVerb<ChangePassword>(graphql`
    mutation useSignInMutationsChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordSuccess {
          viewer {
            ...SessionsPanel_viewer
            ...EmailPanel_viewer
            ...ProgramsPanel_viewer
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
  return (input: ChangePassword['variables']['input']) => commit({ input });
}

/** Signs one browser out; rejects with why not. */
export function useEndSessionMutation() {
  const commit = useVerb<EndSession>(graphql`
    mutation useSignInMutationsEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionSuccess {
          viewer {
            ...SessionsPanel_viewer
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
  return (id: string) => commit({ input: { id } });
}

/** Signs every other browser out; rejects with why not. */
export function useEndOtherSessionsMutation() {
  const commit = useVerb<EndOthers>(graphql`
    mutation useSignInMutationsEndOthersMutation {
      endOtherSessions {
        __typename
        ... on EndOtherSessionsSuccess {
          viewer {
            ...SessionsPanel_viewer
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

/** Revokes every API key, webhook and passkey; rejects with why not. */
export function useRevokeAllAccessMutation() {
  const commit = useVerb<Revoke>(graphql`
    mutation useSignInMutationsRevokeMutation {
      revokeAllAccess {
        __typename
        ... on RevokeAllAccessSuccess {
          viewer {
            ...ProgramsPanel_viewer
            ...PasskeysPanel_viewer
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
