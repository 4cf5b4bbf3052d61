import { graphql } from 'react-relay/hooks';
import type { useSwitchPlanMutation as Mutation } from '../../__generated__/useSwitchPlanMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Puts the viewer on another plan; rejects with why not. */
export function useSwitchPlanMutation() {
  const commit = useVerb<Mutation>(graphql`
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
  return (plan: Mutation['variables']['plan']) => commit({ plan });
}
