import { graphql } from 'react-relay/hooks';
import type { SubscriptionTier } from '../../__generated__/useOperatorMutationsPlanMutation.graphql';
import type { useOperatorMutationsPlanMutation as PlanMutation } from '../../__generated__/useOperatorMutationsPlanMutation.graphql';
import type { useOperatorMutationsSetMutation as SetMutation } from '../../__generated__/useOperatorMutationsSetMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Makes or removes an operator; rejects with why not. */
export function useSetOperatorMutation() {
  const commit = useCommit<SetMutation>(graphql`
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
  return async (email: string, isOperator: boolean) => {
    const { setOperator: result } = await commit({ email, isOperator });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}

/** Puts an account on another plan; rejects with why not. */
export function useGivePlanMutation() {
  const commit = useCommit<PlanMutation>(graphql`
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
  return async (email: string, plan: SubscriptionTier) => {
    const { givePlan: result } = await commit({ email, plan });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
