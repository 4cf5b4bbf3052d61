import { graphql } from 'react-relay/hooks';
import type { useDataMutationsCloseMutation as Close } from '../../__generated__/useDataMutationsCloseMutation.graphql';
import type { useDataMutationsDeleteMutation as Delete } from '../../__generated__/useDataMutationsDeleteMutation.graphql';
import type { useDataMutationsExportMutation as Export } from '../../__generated__/useDataMutationsExportMutation.graphql';
import type { useDataMutationsPrivacyMutation as Privacy } from '../../__generated__/useDataMutationsPrivacyMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { useProvenVerb } from '../../parts/presence/useProvenVerb.ts';

export type PrivacyChange = Privacy['variables']['input'];

/** Changes the choices about privacy; rejects with why not. */
export function useUpdatePrivacy() {
  const commit = useVerb<Privacy>(graphql`
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
  return (input: PrivacyChange) => commit({ input });
}

/** Begins to collect a download; rejects with why not. */
export function useRequestExport() {
  const commit = useProvenVerb<Export>(graphql`
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
  return () => commit({});
}

/** Begins to delete clicks before a day; rejects with why not. */
export function useDeleteOldClicks() {
  const commit = useProvenVerb<Delete>(graphql`
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
  return (input: Delete['variables']['input']) => commit({ input });
}

/** Closes the account and resolves to the id that tells how far that is; rejects with why not. */
export function useCloseAccount() {
  const commit = useProvenVerb<Close>(graphql`
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
    const result = await commit({ input: { confirmation } });
    return result.job.id;
  };
}
