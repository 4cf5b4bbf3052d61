import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useLiveUrls } from './useLiveUrls.ts';

/**
 * Refreshes a list when its URLs change, when it is shown from the cache, and when the window gets the focus: a
 * clicked URL may have moved within orders and filters.
 */
export function useListRefresh<Q extends OperationType>(query: GraphQLTaggedNode, reference: PreloadedQuery<Q>) {
  const state = useRefresh<Q>(query, reference.variables);
  const { refresh } = state;
  useLiveUrls(refresh);
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  return state;
}
