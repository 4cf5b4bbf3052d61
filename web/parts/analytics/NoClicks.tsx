import { MousePointerClick } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';
import { isNarrowed } from './narrowed-scope.ts';
import { useScopeContext } from './scope-context.ts';

interface NoClicksProps {
  /** Said of panels that show some clicks only, and may be empty beside full ones. */
  title?: string;
  children: string;
}

/** Stands in a panel that has nothing to show. */
export function NoClicks({ title, children }: NoClicksProps) {
  const control = useScopeContext();
  const isFiltered =
    !title && control && isNarrowed(control.isUrlFixed ? { ...control.scope, url: null } : control.scope);
  return (
    <EmptyState compact icon={MousePointerClick} title={title ?? 'No clicks in this period'}>
      {isFiltered ? 'No click matches all filters. Clear them to see all clicks.' : children}
    </EmptyState>
  );
}
