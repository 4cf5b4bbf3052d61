import type { ReactNode } from 'react';
import { Gauge } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';

/** Shown instead of unmeasured figures; says what would measure them. */
export const NotMeasured = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState compact icon={Gauge} title={title}>
    {children}
  </EmptyState>
);
