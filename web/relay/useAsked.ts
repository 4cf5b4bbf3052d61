import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useChanges, type ServerList } from './changes.ts';

interface Asking<Query extends OperationType, Answer> {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  /** Copies what is wanted of a response, as Relay does not retain what nothing shows. */
  pick: (response: Query['response']) => Answer;
  /** Nothing is asked before. */
  isWanted: boolean;
  /** Asked again once it changes. */
  list: ServerList;
}

interface Asked<Answer> {
  /** Null until it is known. */
  answer: Answer | null;
  /** Why it could not be read. */
  error: Error | null;
  readAgain: () => void;
}

/** The answer to a small query that a part asks by itself when it is needed. */
export function useAsked<Query extends OperationType, Answer>(asking: Asking<Query, Answer>): Asked<Answer> {
  const { query, variables, isWanted, list } = asking;
  const environment = useRelayEnvironment();
  const [state, setState] = useState<Omit<Asked<Answer>, 'readAgain'>>({ answer: null, error: null });
  const [times, setTimes] = useState(0);
  const tell = useEffectEvent((response: Query['response']) =>
    setState({ answer: asking.pick(response), error: null }),
  );
  const sent = JSON.stringify(variables);
  useEffect(() => {
    if (!isWanted) return;
    const running = fetchQuery<Query>(environment, query, JSON.parse(sent) as Query['variables']).subscribe({
      next: (response) => tell(response),
      error: (error: Error) => setState((before) => ({ ...before, error })),
    });
    return () => running.unsubscribe();
  }, [environment, query, sent, isWanted, times]);
  const readAgain = () => setTimes((before) => before + 1);
  useChanges(list, readAgain);
  return { ...state, readAgain };
}
