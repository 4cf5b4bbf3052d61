import { MousePointerClick } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';

/** Stands in a panel that has nothing to show for the period. */
export const NoClicks = ({ children }: { children: string }) => (
  <EmptyState compact icon={MousePointerClick} title="No clicks in this period">
    {children}
  </EmptyState>
);
