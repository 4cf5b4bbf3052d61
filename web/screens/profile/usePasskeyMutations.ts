import { graphql } from 'react-relay/hooks';
import type { usePasskeyMutationsAddMutation as Add } from '../../__generated__/usePasskeyMutationsAddMutation.graphql';
import type { usePasskeyMutationsRemoveMutation as Remove } from '../../__generated__/usePasskeyMutationsRemoveMutation.graphql';
import type { usePasskeyMutationsStartMutation as Start } from '../../__generated__/usePasskeyMutationsStartMutation.graphql';
import { useProvenCommit } from '../../parts/presence/useProvenCommit.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';
import { makePasskey } from './make-passkey.ts';

function useStartMutation() {
  const commit = useProvenCommit<Start>(graphql`
    mutation usePasskeyMutationsStartMutation($input: StartPasskeyInput!) {
      startPasskey(input: $input) {
        __typename
        ... on StartPasskeySuccess {
          options
        }
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async () => {
    const { startPasskey: result } = await commit({ input: {} });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'StartPasskeySuccess') throw new Error('an unknown result');
    return result.options;
  };
}

/** Makes a passkey with the browser and adds it under a name; rejects with why not. */
export function useAddPasskeyMutation() {
  const start = useStartMutation();
  const commit = useCommit<Add>(graphql`
    mutation usePasskeyMutationsAddMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        __typename
        ... on AddPasskeySuccess {
          viewer {
            ...PasskeysPanel_viewer
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
  return async (name: string) => {
    const credential = await makePasskey(await start());
    const { addPasskey: result } = await commit({ input: { name, credential } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Removes a passkey; rejects with why not. */
export function useRemovePasskeyMutation() {
  const commit = useCommit<Remove>(graphql`
    mutation usePasskeyMutationsRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        __typename
        ... on RemovePasskeySuccess {
          viewer {
            ...PasskeysPanel_viewer
            ...ProgramsPanel_viewer
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
    const { removePasskey: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
