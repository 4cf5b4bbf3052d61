import { graphql } from 'react-relay/hooks';
import type { useApiKeyMutationsCreateMutation } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';
import type { useApiKeyMutationsRevokeMutation } from '../../__generated__/useApiKeyMutationsRevokeMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { useProvenVerb } from '../../parts/presence/useProvenVerb.ts';
import type { ShownKey } from './NewApiKey.tsx';

const CREATE = graphql`
  mutation useApiKeyMutationsCreateMutation($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      __typename
      ... on CreateApiKeySuccess {
        key {
          secret
          apiKey {
            id
            name
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
const REVOKE = graphql`
  mutation useApiKeyMutationsRevokeMutation($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;

export type NewKeyInput = useApiKeyMutationsCreateMutation['variables']['input'];

/** What can be done to API keys; each rejects with why not. */
export function useApiKeyMutations() {
  const create = useProvenVerb<useApiKeyMutationsCreateMutation>(CREATE, 'apiKeys');
  const revoke = useVerb<useApiKeyMutationsRevokeMutation>(REVOKE, 'apiKeys');
  return {
    async create(input: NewKeyInput): Promise<ShownKey> {
      const result = await create({ input });
      return { ...result.key.apiKey, secret: result.key.secret };
    },
    revoke: (id: string) => revoke({ input: { id } }),
  };
}
