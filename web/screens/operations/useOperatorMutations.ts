import { graphql } from 'react-relay/hooks';
import type { SubscriptionTier } from '../../__generated__/useOperatorMutationsPlanMutation.graphql';
import type { useOperatorMutationsPlanMutation as PlanMutation } from '../../__generated__/useOperatorMutationsPlanMutation.graphql';
import type { useOperatorMutationsSetMutation as SetMutation } from '../../__generated__/useOperatorMutationsSetMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Makes or removes an operator; rejects with why not. */
export function useSetOperatorMutation() {
  const commit = useVerb<SetMutation>(graphql`
    mutation useOperatorMutationsSetMutation($email: String!, $isOperator: Boolean!) {
      setOperator(input: { email: $email, isOperator: $isOperator }) {
        __typename
        ... on SetOperatorSuccess {
          operations {
            ...OperatorsPanel_operations
            ...ActionsPanel_operations
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
  return (email: string, isOperator: boolean) => commit({ email, isOperator });
}

/** Puts an account on another plan; rejects with why not. */
export function useGivePlanMutation() {
  const commit = useVerb<PlanMutation>(graphql`
    mutation useOperatorMutationsPlanMutation($email: String!, $plan: SubscriptionTier!) {
      givePlan(input: { email: $email, plan: $plan }) {
        __typename
        ... on GivePlanSuccess {
          operations {
            ...ActionsPanel_operations
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
  return (email: string, plan: SubscriptionTier) => commit({ email, plan });
}
