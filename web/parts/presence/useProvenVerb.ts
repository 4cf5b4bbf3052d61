import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { ServerList } from '../../relay/changes.ts';
import { useVerb, type Done } from '../../relay/useVerb.ts';
import { asksForProof, provePresence } from './prove-presence.tsx';

/** Like useVerb, for what only the owner may do: where the server asks for the password, the person is asked. */
export function useProvenVerb<M extends MutationParameters>(mutation: GraphQLTaggedNode, changes?: ServerList) {
  const verb = useVerb<M>(mutation, changes);
  return useCallback(
    async (variables: M['variables']): Promise<Done<M>> => {
      const { input } = variables as { input?: object };
      try {
        return await verb(variables);
      } catch (error) {
        if (!asksForProof(error)) throw error;
        return provePresence(error, (currentPassword) => verb({ ...variables, input: { ...input, currentPassword } }));
      }
    },
    [verb],
  );
}
