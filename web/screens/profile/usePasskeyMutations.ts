import { graphql } from 'react-relay/hooks';
import type { usePasskeyMutationsAddMutation as Add } from '../../__generated__/usePasskeyMutationsAddMutation.graphql';
import type { usePasskeyMutationsRemoveMutation as Remove } from '../../__generated__/usePasskeyMutationsRemoveMutation.graphql';
import type { usePasskeyMutationsStartMutation as Start } from '../../__generated__/usePasskeyMutationsStartMutation.graphql';
import { useProvenVerb } from '../../parts/presence/useProvenVerb.ts';
import { useVerb } from '../../relay/useVerb.ts';
import { makePasskey } from './make-passkey.ts';

function useStartMutation() {
  const commit = useProvenVerb<Start>(graphql`
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
    const result = await commit({ input: {} });
    return result.options;
  };
}

/** Makes a passkey with the browser and adds it under a name; rejects with why not. */
export function useAddPasskeyMutation() {
  const start = useStartMutation();
  const commit = useVerb<Add>(graphql`
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
    await commit({ input: { name, credential } });
  };
}

/** Removes a passkey; rejects with why not. */
export function useRemovePasskeyMutation() {
  const commit = useVerb<Remove>(graphql`
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
          field
        }
      }
    }
  `);
  return (id: string) => commit({ input: { id } });
}
