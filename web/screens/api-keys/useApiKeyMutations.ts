import { graphql } from 'react-relay/hooks';
import type { useApiKeyMutationsCreateMutation } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';
import type { useApiKeyMutationsRevokeMutation } from '../../__generated__/useApiKeyMutationsRevokeMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { useProvenCommit } from '../../parts/presence/useProvenCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';
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
  const create = useProvenCommit<useApiKeyMutationsCreateMutation>(CREATE);
  const revoke = useCommit<useApiKeyMutationsRevokeMutation>(REVOKE);
  return {
    async create(input: NewKeyInput): Promise<ShownKey> {
      const { createApiKey: result } = await create({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'CreateApiKeySuccess') throw new Error('an unknown result');
      return { ...result.key.apiKey, secret: result.key.secret };
    },
    async revoke(id: string): Promise<void> {
      const { revokeApiKey: result } = await revoke({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
  };
}
