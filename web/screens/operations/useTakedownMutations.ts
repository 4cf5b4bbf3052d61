import { graphql } from 'react-relay/hooks';
import type {
  SuspendInput,
  useTakedownMutationsSuspendMutation as SuspendMutation,
} from '../../__generated__/useTakedownMutationsSuspendMutation.graphql';
import type { useTakedownMutationsEndMutation as EndMutation } from '../../__generated__/useTakedownMutationsEndMutation.graphql';
import type { useTakedownMutationsSettleMutation as SettleMutation } from '../../__generated__/useTakedownMutationsSettleMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Suspends a link, a host or an account; rejects with why not. */
export function useSuspendMutation() {
  const commit = useCommit<SuspendMutation>(graphql`
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
  return async (input: SuspendInput) => {
    const { suspend: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Ends a suspension; rejects with why not. */
export function useUnsuspendMutation() {
  const commit = useCommit<EndMutation>(graphql`
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
  return async (number: number) => {
    const { unsuspend: result } = await commit({ number });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Takes the reports of a link from the list; rejects with why not. */
export function useSettleReportsMutation() {
  const commit = useCommit<SettleMutation>(graphql`
    mutation useTakedownMutationsSettleMutation($shortCode: String!) {
      settleReports(input: { shortCode: $shortCode }) {
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
  return async (shortCode: string) => {
    const { settleReports: result } = await commit({ shortCode });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
