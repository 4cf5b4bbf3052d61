import { graphql } from 'react-relay/hooks';
import type { useReplayMutationsOneMutation } from '../../__generated__/useReplayMutationsOneMutation.graphql';
import type { useReplayMutationsFailedMutation } from '../../__generated__/useReplayMutationsFailedMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const ONE = graphql`
  mutation useReplayMutationsOneMutation($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const FAILED = graphql`
  mutation useReplayMutationsFailedMutation($input: ReplayFailedWebhookDeliveriesInput!) {
    replayFailedWebhookDeliveries(input: $input) {
      __typename
      ... on ReplayFailedWebhookDeliveriesSuccess {
        count
      }
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;

/** What sends deliveries again; each rejects with why not. */
export function useReplayMutations() {
  const one = useCommit<useReplayMutationsOneMutation>(ONE);
  const failed = useCommit<useReplayMutationsFailedMutation>(FAILED);
  return {
    async replay(id: string): Promise<void> {
      const { replayWebhookDelivery: result } = await one({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async replayFailed(id: string, since: string): Promise<number> {
      const { replayFailedWebhookDeliveries: result } = await failed({ input: { id, since } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'ReplayFailedWebhookDeliveriesSuccess') throw new Error('an unknown result');
      return result.count;
    },
  };
}
