import { useScope, type ScopeControl } from '../../parts/analytics/useScope.ts';

/** The scope in the page's address, of this URL alone: neither filters nor their removal lead to others. */
export function useUrlScope(id: string): ScopeControl {
  const control = useScope();
  return {
    ...control,
    isUrlFixed: true,
    scope: { ...control.scope, url: id, tag: null },
    change: (next) => control.change({ ...next, url: null, tag: null }),
  };
}
