import { MousePointerClick } from 'lucide-react';
import { isNarrowed } from '../../parts/analytics/change-scope.ts';
import { useScopeContext } from '../../parts/analytics/scope-context.ts';
import { EmptyState } from '../../ui/states.tsx';

/** Stands in a panel that has nothing to show. */
export function NoClicks({ children }: { children: string }) {
  const control = useScopeContext();
  return (
    <EmptyState compact icon={MousePointerClick} title="No clicks in this period">
      {control && isNarrowed(control.scope) ? 'No click meets all filters. Esc clears them.' : children}
    </EmptyState>
  );
}
