import { useEffect, useRef } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { DashboardPeriod, DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useUrlEvents } from '../../relay/url-events.ts';

const EVERY_MS = 300_000;
/** Figures younger than this need no refresh when the window is looked at again. */
const RECENT_MS = 5_000;

/**
 * Refreshes the dashboard when it is shown from memory, when URLs change, when the window gets the focus, and every
 * five minutes.
 */
export function useDashboardRefresh(query: GraphQLTaggedNode, period: DashboardPeriod, updatedAt: string) {
  const state = useRefresh<DashboardScreenQuery>(query, { period });
  const { refresh } = state;
  useUrlEvents(refresh);
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
