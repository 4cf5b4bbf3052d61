import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { onceReleased } from '../ui/press.ts';

/** Time after the last key before the server is asked. */
const PAUSE_MS = 350;

/** What the server says of what is typed; null before it does, where it fails, and for variables that are null. */
export function useWhileTyping<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
): Query['response'] | null {
  const environment = useRelayEnvironment();
  const key = variables && JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ key: string; data: Query['response'] } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let running: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      running = fetchQuery<Query>(environment, query, JSON.parse(key) as VariablesOf<Query>).subscribe({
        next: (data) => onceReleased(() => setAnswer({ key, data })),
        error: () => {}, // nobody asked: the form says what matters when it is sent
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [environment, query, key]);
  return answer?.key === key ? (answer?.data ?? null) : null;
}
