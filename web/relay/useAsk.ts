import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, Subscription } from 'relay-runtime';
import { reasonOf } from '../session/request-error.ts';

/** What came of a question that a person asks by a button. */
export type Asked<Data> =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'answered'; data: Data }
  | { state: 'failed'; message: string };

/** Asks a query whenever it is told to; a new question ends the one before. `failure` is said of bugs. */
export function useAsk<Query extends OperationType>(query: GraphQLTaggedNode, failure: string) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<Asked<Query['response']>>({ state: 'idle' });
  const running = useRef<Subscription | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const ask = (variables: Query['variables']) => {
    running.current?.unsubscribe();
    setAsked({ state: 'asking' });
    running.current = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (data) => setAsked({ state: 'answered', data }),
      error: (error: unknown) => setAsked({ state: 'failed', message: reasonOf(error) ?? failure }),
    });
  };
  const forget = () => {
    running.current?.unsubscribe();
    setAsked({ state: 'idle' });
  };
  return { asked, ask, forget };
}
