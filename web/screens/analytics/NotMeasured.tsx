import type { ReactNode } from 'react';
import { Gauge } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';

/** Stands in place of figures that nobody measured, and says what would. */
export const NotMeasured = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState compact icon={Gauge} title={title}>
    {children}
  </EmptyState>
);
