import type { ReactNode } from 'react';

/** One fact with its name. */
export const Fact = ({ name, className, children }: { name: ReactNode; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className="text-xs text-faint">{name}</dt>
    <dd className="mt-0.5 min-w-0 tabular-nums">{children}</dd>
  </div>
);
