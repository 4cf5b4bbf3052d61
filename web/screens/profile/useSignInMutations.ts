import { graphql } from 'react-relay/hooks';
import type { useSignInMutationsChangePasswordMutation as ChangePassword } from '../../__generated__/useSignInMutationsChangePasswordMutation.graphql';
import type { useSignInMutationsEndOthersMutation as EndOthers } from '../../__generated__/useSignInMutationsEndOthersMutation.graphql';
import type { useSignInMutationsRevokeMutation as Revoke } from '../../__generated__/useSignInMutationsRevokeMutation.graphql';
import type { useSignInMutationsEndSessionMutation as EndSession } from '../../__generated__/useSignInMutationsEndSessionMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Changes the password; rejects with why not. */
export function useChangePasswordMutation() {
  const commit = useCommit<ChangePassword>(graphql`
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
  return async (input: ChangePassword['variables']['input']) => {
    const { changePassword: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Signs one browser out; rejects with why not. */
export function useEndSessionMutation() {
  const commit = useCommit<EndSession>(graphql`
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
        }
      }
    }
  `);
  return async (id: string) => {
    const { endSession: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Signs every other browser out; rejects with why not. */
export function useEndOtherSessionsMutation() {
  const commit = useCommit<EndOthers>(graphql`
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
        }
      }
    }
  `);
  return async () => {
    const { endOtherSessions: result } = await commit({});
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Revokes every API key, webhook and passkey; rejects with why not. */
export function useRevokeAllAccessMutation() {
  const commit = useCommit<Revoke>(graphql`
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
        }
      }
    }
  `);
  return async () => {
    const { revokeAllAccess: result } = await commit({});
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
