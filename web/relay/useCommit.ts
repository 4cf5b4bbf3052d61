import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';
import { withPresence } from './presence.ts';

/**
 * Sends a mutation and resolves to its result, even after its screen is left; rejects without a result. Where the server asks for
 * the password, which the mutation's own form does not have, the person is asked.
 */
export function useCommit<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  return useCallback(
    (given: M['variables']) => {
      const send = (variables: M['variables']) =>
        new Promise<M['response']>((resolve, reject) => {
          commitMutation<M>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
        });
      const { input } = given as { input?: { currentPassword?: string } };
      if (input?.currentPassword !== undefined) return send(given);
      return withPresence<M['response'] & object>((currentPassword) =>
        send(currentPassword === undefined ? given : { ...given, input: { ...input, currentPassword } }),
      );
    },
    [environment, mutation],
  );
}
