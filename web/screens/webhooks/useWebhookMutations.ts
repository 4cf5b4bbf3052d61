import { graphql } from 'react-relay/hooks';
import type { useWebhookMutationsChallengeMutation } from '../../__generated__/useWebhookMutationsChallengeMutation.graphql';
import type { useWebhookMutationsCreateMutation } from '../../__generated__/useWebhookMutationsCreateMutation.graphql';
import type { useWebhookMutationsDeleteMutation } from '../../__generated__/useWebhookMutationsDeleteMutation.graphql';
import type { useWebhookMutationsRotateMutation } from '../../__generated__/useWebhookMutationsRotateMutation.graphql';
import type { useWebhookMutationsTestMutation } from '../../__generated__/useWebhookMutationsTestMutation.graphql';
import type { useWebhookMutationsUpdateMutation } from '../../__generated__/useWebhookMutationsUpdateMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { useProvenVerb } from '../../parts/presence/useProvenVerb.ts';

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
  const create = useProvenVerb<useWebhookMutationsCreateMutation>(CREATE);
  const update = useProvenVerb<useWebhookMutationsUpdateMutation>(UPDATE);
  const rotate = useVerb<useWebhookMutationsRotateMutation>(ROTATE);
  const test = useVerb<useWebhookMutationsTestMutation>(TEST);
  const challenge = useVerb<useWebhookMutationsChallengeMutation>(CHALLENGE);
  const remove = useVerb<useWebhookMutationsDeleteMutation>(DELETE);
  return {
    async create(input: CreateInput): Promise<ShownSecret> {
      const result = await create({ input });
      return { ...result.created.webhook, secret: result.created.secret };
    },
    update: (input: UpdateInput) => update({ input }),
    async rotate(id: string): Promise<ShownSecret> {
      const result = await rotate({ input: { id } });
      const { secret, webhook } = result.created;
      return { id: webhook.id, url: webhook.url, secret };
    },
    test: (id: string) => test({ input: { id } }),
    challenge: (id: string) => challenge({ input: { id } }),
    remove: (id: string) => remove({ input: { id } }),
  };
}
