import { graphql } from 'react-relay/hooks';
import type { useSecondStepMutationsActivateMutation as Activate } from '../../__generated__/useSecondStepMutationsActivateMutation.graphql';
import type { useSecondStepMutationsRemoveMutation as Remove } from '../../__generated__/useSecondStepMutationsRemoveMutation.graphql';
import type { useSecondStepMutationsRenewMutation as Renew } from '../../__generated__/useSecondStepMutationsRenewMutation.graphql';
import type { useSecondStepMutationsStartMutation as Start } from '../../__generated__/useSecondStepMutationsStartMutation.graphql';
import { useProvenCommit } from '../../parts/presence/useProvenCommit.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Gets a secret for an app; rejects with why not. */
export function useStartSecondStepMutation() {
  const commit = useProvenCommit<Start>(graphql`
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
    const { startSecondStep: result } = await commit({ input: {} });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'StartSecondStepSuccess') throw new Error('an unknown result');
    return result.setup;
  };
}

/** Switches the codes on and resolves to the recovery codes; rejects with why not. */
export function useActivateSecondStepMutation() {
  const commit = useCommit<Activate>(graphql`
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
    const { activateSecondStep: result } = await commit({ input: { code } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'ActivateSecondStepSuccess') throw new Error('an unknown result');
    return result.recoveryCodes.codes;
  };
}

/** Makes new recovery codes and resolves to them; rejects with why not. */
export function useRenewRecoveryCodesMutation() {
  const commit = useProvenCommit<Renew>(graphql`
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
    const { renewRecoveryCodes: result } = await commit({ input: {} });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'RenewRecoveryCodesSuccess') throw new Error('an unknown result');
    return result.recoveryCodes.codes;
  };
}

/** Switches the codes off; rejects with why not. */
export function useRemoveSecondStepMutation() {
  const commit = useProvenCommit<Remove>(graphql`
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
  return async () => {
    const { removeSecondStep: result } = await commit({ input: {} });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
