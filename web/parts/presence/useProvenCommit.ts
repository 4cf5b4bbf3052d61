import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useCommit } from '../../relay/useCommit.ts';
import { presenceRefusal, provePresence } from './prove-presence.tsx';

/** Like useCommit, for what only the owner may do: where the server asks for the password, the person is asked. */
export function useProvenCommit<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const commit = useCommit<M>(mutation);
  return useCallback(
    async (variables: M['variables']): Promise<M['response']> => {
      const { input } = variables as { input?: object };
      const first = await commit(variables);
      const refusal = presenceRefusal(first as object);
      if (!refusal) return first;
      return provePresence<M['response']>(first, refusal, (currentPassword) =>
        commit({ ...variables, input: { ...input, currentPassword } }),
      );
    },
    [commit],
  );
}
