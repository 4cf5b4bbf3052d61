import { graphql } from 'react-relay/hooks';
import type { useReplayMutationsOneMutation } from '../../__generated__/useReplayMutationsOneMutation.graphql';
import type { useReplayMutationsFailedMutation } from '../../__generated__/useReplayMutationsFailedMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

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
  const one = useVerb<useReplayMutationsOneMutation>(ONE);
  const failed = useVerb<useReplayMutationsFailedMutation>(FAILED);
  return {
    replay: (id: string) => one({ input: { id } }),
    async replayFailed(id: string, since: string): Promise<number> {
      const result = await failed({ input: { id, since } });
      return result.count;
    },
  };
}
