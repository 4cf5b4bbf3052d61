import { graphql } from 'react-relay/hooks';
import type { useSecondStepMutationsActivateMutation as Activate } from '../../__generated__/useSecondStepMutationsActivateMutation.graphql';
import type { useSecondStepMutationsRemoveMutation as Remove } from '../../__generated__/useSecondStepMutationsRemoveMutation.graphql';
import type { useSecondStepMutationsRenewMutation as Renew } from '../../__generated__/useSecondStepMutationsRenewMutation.graphql';
import type { useSecondStepMutationsStartMutation as Start } from '../../__generated__/useSecondStepMutationsStartMutation.graphql';
import { useProvenVerb } from '../../parts/presence/useProvenVerb.ts';
import { useVerb } from '../../relay/useVerb.ts';

/** Gets a secret for an app; rejects with why not. */
export function useStartSecondStepMutation() {
  const commit = useProvenVerb<Start>(graphql`
    mutation useSecondStepMutationsStartMutation($input: StartSecondStepInput!) {
      startSecondStep(input: $input) {
        __typename
        ... on StartSecondStepSuccess {
          setup {
            secret
            uri
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
  return async () => {
    const result = await commit({ input: {} });
    return result.setup;
  };
}

/** Switches the codes on and resolves to the recovery codes; rejects with why not. */
export function useActivateSecondStepMutation() {
  const commit = useVerb<Activate>(graphql`
    mutation useSecondStepMutationsActivateMutation($input: ActivateSecondStepInput!) {
      activateSecondStep(input: $input) {
        __typename
        ... on ActivateSecondStepSuccess {
          recoveryCodes {
            codes
            viewer {
              ...SecondStepPanel_viewer
            }
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
  return async (code: string) => {
    const result = await commit({ input: { code } });
    return result.recoveryCodes.codes;
  };
}

/** Makes new recovery codes and resolves to them; rejects with why not. */
export function useRenewRecoveryCodesMutation() {
  const commit = useProvenVerb<Renew>(graphql`
    mutation useSecondStepMutationsRenewMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        __typename
        ... on RenewRecoveryCodesSuccess {
          recoveryCodes {
            codes
            viewer {
              ...SecondStepPanel_viewer
            }
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
  return async () => {
    const result = await commit({ input: {} });
    return result.recoveryCodes.codes;
  };
}

/** Switches the codes off; rejects with why not. */
export function useRemoveSecondStepMutation() {
  const commit = useProvenVerb<Remove>(graphql`
    mutation useSecondStepMutationsRemoveMutation($input: RemoveSecondStepInput!) {
      removeSecondStep(input: $input) {
        __typename
        ... on RemoveSecondStepSuccess {
          viewer {
            ...SecondStepPanel_viewer
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
  return () => commit({ input: {} });
}
