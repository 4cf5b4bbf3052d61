import { graphql } from 'react-relay/hooks';
import type { useWebhookMutationsChallengeMutation } from '../../__generated__/useWebhookMutationsChallengeMutation.graphql';
import type { useWebhookMutationsCreateMutation } from '../../__generated__/useWebhookMutationsCreateMutation.graphql';
import type { useWebhookMutationsDeleteMutation } from '../../__generated__/useWebhookMutationsDeleteMutation.graphql';
import type { useWebhookMutationsRotateMutation } from '../../__generated__/useWebhookMutationsRotateMutation.graphql';
import type { useWebhookMutationsTestMutation } from '../../__generated__/useWebhookMutationsTestMutation.graphql';
import type { useWebhookMutationsUpdateMutation } from '../../__generated__/useWebhookMutationsUpdateMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { useProvenCommit } from '../../parts/presence/useProvenCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const CREATE = graphql`
  mutation useWebhookMutationsCreateMutation($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      __typename
      ... on CreateWebhookSuccess {
        created {
          secret
          webhook {
            id
            url
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
`;
const UPDATE = graphql`
  mutation useWebhookMutationsUpdateMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      __typename
      ... on UpdateWebhookSuccess {
        webhook {
          ...WebhookCard_webhook
        }
      }
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const ROTATE = graphql`
  mutation useWebhookMutationsRotateMutation($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      __typename
      ... on RotateWebhookSecretSuccess {
        created {
          secret
          webhook {
            id
            url
            ...WebhookCard_webhook
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
`;
const TEST = graphql`
  mutation useWebhookMutationsTestMutation($input: SendTestWebhookInput!) {
    sendTestWebhook(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const CHALLENGE = graphql`
  mutation useWebhookMutationsChallengeMutation($input: ChallengeWebhookInput!) {
    challengeWebhook(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const DELETE = graphql`
  mutation useWebhookMutationsDeleteMutation($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;

type CreateInput = useWebhookMutationsCreateMutation['variables']['input'];
type UpdateInput = useWebhookMutationsUpdateMutation['variables']['input'];

/** A secret that was just made, and of which webhook. */
export interface ShownSecret {
  id: string;
  url: string;
  secret: string;
}

/** What can be done to webhooks; each rejects with why not. */
export function useWebhookMutations() {
  const create = useProvenCommit<useWebhookMutationsCreateMutation>(CREATE);
  const update = useProvenCommit<useWebhookMutationsUpdateMutation>(UPDATE);
  const rotate = useCommit<useWebhookMutationsRotateMutation>(ROTATE);
  const test = useCommit<useWebhookMutationsTestMutation>(TEST);
  const challenge = useCommit<useWebhookMutationsChallengeMutation>(CHALLENGE);
  const remove = useCommit<useWebhookMutationsDeleteMutation>(DELETE);
  return {
    async create(input: CreateInput): Promise<ShownSecret> {
      const { createWebhook: result } = await create({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'CreateWebhookSuccess') throw new Error('an unknown result');
      return { ...result.created.webhook, secret: result.created.secret };
    },
    async update(input: UpdateInput): Promise<void> {
      const { updateWebhook: result } = await update({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async rotate(id: string): Promise<ShownSecret> {
      const { rotateWebhookSecret: result } = await rotate({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'RotateWebhookSecretSuccess') throw new Error('an unknown result');
      const { secret, webhook } = result.created;
      return { id: webhook.id, url: webhook.url, secret };
    },
    async test(id: string): Promise<void> {
      const { sendTestWebhook: result } = await test({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async challenge(id: string): Promise<void> {
      const { challengeWebhook: result } = await challenge({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async remove(id: string): Promise<void> {
      const { deleteWebhook: result } = await remove({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
  };
}
