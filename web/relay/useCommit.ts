import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';

/** Sends a mutation and resolves to its result, even after its screen is left; rejects without a result. */
export function useCommit<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables: M['variables']) =>
      new Promise<M['response']>((resolve, reject) => {
        commitMutation<M>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
      }),
    [environment, mutation],
  );
}
