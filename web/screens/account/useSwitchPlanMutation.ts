import { graphql } from 'react-relay/hooks';
import type { useSwitchPlanMutation as Mutation } from '../../__generated__/useSwitchPlanMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Puts the viewer on another plan; rejects with why not. */
export function useSwitchPlanMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useSwitchPlanMutation($plan: SubscriptionTier!) {
      switchPlan(input: { plan: $plan }) {
        __typename
        ... on SwitchPlanSuccess {
          viewer {
            tier
            limits {
              maxUrls
              monthlyClickLimit
              maxAnalyticsHistoryDays
              canUseBulkOperations
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
  return async (plan: Mutation['variables']['plan']) => {
    const { switchPlan: result } = await commit({ plan });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
