import { graphql } from 'react-relay/hooks';
import type {
  SuspendInput,
  useTakedownMutationsSuspendMutation as SuspendMutation,
} from '../../__generated__/useTakedownMutationsSuspendMutation.graphql';
import type { useTakedownMutationsEndMutation as EndMutation } from '../../__generated__/useTakedownMutationsEndMutation.graphql';
import type { useTakedownMutationsSettleMutation as SettleMutation } from '../../__generated__/useTakedownMutationsSettleMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Suspends a link, a host or an account; rejects with why not. */
export function useSuspendMutation() {
  const commit = useVerb<SuspendMutation>(graphql`
    mutation useTakedownMutationsSuspendMutation($input: SuspendInput!) {
      suspend(input: $input) {
        __typename
        ... on SuspendSuccess {
          operations {
            ...ReportsPanel_operations
            ...SuspensionsPanel_operations
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
  return (input: SuspendInput) => commit({ input });
}

/** Ends a suspension; rejects with why not. */
export function useUnsuspendMutation() {
  const commit = useVerb<EndMutation>(graphql`
    mutation useTakedownMutationsEndMutation($number: Int!) {
      unsuspend(input: { number: $number }) {
        __typename
        ... on UnsuspendSuccess {
          operations {
            ...ReportsPanel_operations
            ...SuspensionsPanel_operations
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
  return (number: number) => commit({ number });
}

/** Takes the reports of a link from the list; rejects with why not. */
export function useSettleReportsMutation() {
  const commit = useVerb<SettleMutation>(graphql`
    mutation useTakedownMutationsSettleMutation($shortCode: String!, $domain: String) {
      settleReports(input: { shortCode: $shortCode, domain: $domain }) {
        __typename
        ... on SettleReportsSuccess {
          operations {
            ...ReportsPanel_operations
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
  return (shortCode: string, domain: string | null | undefined) => commit({ shortCode, domain });
}
