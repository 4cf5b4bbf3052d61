import { useMemo } from 'react';
import { useSubscription } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** Lets the server move what is shown; each delivery is all of it, so a reconnect catches up by itself. */
export function useLive<S extends OperationType>(subscription: GraphQLTaggedNode, variables: VariablesOf<S>): void {
  const key = JSON.stringify(variables);
  useSubscription<S>(
    useMemo(() => ({ subscription, variables: JSON.parse(key) as VariablesOf<S> }), [subscription, key]),
  );
}
