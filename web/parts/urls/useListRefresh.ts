import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useRefresh, type Refresh } from '../../relay/useRefresh.ts';

/** How a list is refreshed. */
export interface ListRefresh extends Refresh {
  /** Reads again what is shown, without anybody having asked. */
  readAgain: () => void;
  /** Counts how often somebody asked for it. */
  asked: number;
}

/**
 * Refreshes a list when it is shown from the cache, and when the window gets the focus: a clicked URL may have moved
 * within orders and filters.
 */
export function useListRefresh<Q extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<Q>,
): ListRefresh {
  const state = useRefresh<Q>(query, reference.variables);
  const { refresh } = state;
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  const [asked, setAsked] = useState(0);
  const ask = () => {
    setAsked((count) => count + 1);
    refresh();
  };
  return { ...state, refresh: ask, readAgain: refresh, asked };
}
