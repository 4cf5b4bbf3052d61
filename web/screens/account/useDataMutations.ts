import { graphql } from 'react-relay/hooks';
import type { useDataMutationsCloseMutation as Close } from '../../__generated__/useDataMutationsCloseMutation.graphql';
import type { useDataMutationsDeleteMutation as Delete } from '../../__generated__/useDataMutationsDeleteMutation.graphql';
import type { useDataMutationsExportMutation as Export } from '../../__generated__/useDataMutationsExportMutation.graphql';
import type { useDataMutationsPrivacyMutation as Privacy } from '../../__generated__/useDataMutationsPrivacyMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { useProvenCommit } from '../../parts/presence/useProvenCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

export type PrivacyChange = Privacy['variables']['input'];

/** Changes the choices about privacy; rejects with why not. */
export function useUpdatePrivacy() {
  const commit = useCommit<Privacy>(graphql`
    mutation useDataMutationsPrivacyMutation($input: UpdatePrivacyInput!) {
      updatePrivacy(input: $input) {
        __typename
        ... on UpdatePrivacySuccess {
          viewer {
            ...PrivacyTab_viewer
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
  return async (input: PrivacyChange) => {
    const { updatePrivacy: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Begins to collect a download; rejects with why not. */
export function useRequestExport() {
  const commit = useProvenCommit<Export>(graphql`
    mutation useDataMutationsExportMutation($input: RequestExportInput) {
      requestExport(input: $input) {
        __typename
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async () => {
    const { requestExport: result } = await commit({});
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Begins to delete clicks before a day; rejects with why not. */
export function useDeleteOldClicks() {
  const commit = useProvenCommit<Delete>(graphql`
    mutation useDataMutationsDeleteMutation($input: DeleteOldClicksInput!) {
      deleteOldClicks(input: $input) {
        __typename
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async (input: Delete['variables']['input']) => {
    const { deleteOldClicks: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Closes the account and resolves to the id that tells how far that is; rejects with why not. */
export function useCloseAccount() {
  const commit = useProvenCommit<Close>(graphql`
    mutation useDataMutationsCloseMutation($input: CloseAccountInput!) {
      closeAccount(input: $input) {
        __typename
        ... on CloseAccountSuccess {
          job {
            id
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
  return async (confirmation: string): Promise<string> => {
    const { closeAccount: result } = await commit({ input: { confirmation } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'CloseAccountSuccess') throw new Error('unknown answer');
    return result.job.id;
  };
}
