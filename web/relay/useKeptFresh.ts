import { useEffect, useRef } from 'react';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { useChanges } from './changes.ts';
import { useRefresh, type Refresh } from './useRefresh.ts';

const EVERY_MS = 300_000;
/** Figures younger than this need no refresh when the window is looked at again. */
const RECENT_MS = 5_000;

/**
 * Refreshes a screen's figures when they are shown from memory, when URLs change, when the window gets the focus, and
 * every five minutes; `updatedAt` is when what is shown was read, `onDone` follows each refresh.
 */
export function useKeptFresh<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  updatedAt: string,
  onDone?: () => void,
): Refresh {
  const state = useRefresh<Q>(query, variables, onDone);
  const { refresh } = state;
  useChanges('links', refresh);
  const latest = useRef(updatedAt);
  useEffect(() => {
    latest.current = updatedAt;
  }, [updatedAt]);
  useEffect(() => {
    const refreshOld = () => {
      if (Date.now() - Date.parse(latest.current) > RECENT_MS) refresh();
    };
    refreshOld();
    const timer = setInterval(refresh, EVERY_MS);
    window.addEventListener('focus', refreshOld);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshOld);
    };
  }, [refresh]);
  return state;
}
