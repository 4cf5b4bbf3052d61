import type { ReactNode } from 'react';

/** A figure of a panel's footer. */
export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-faint">{name}</dt>
    <dd className="truncate text-base font-semibold tabular-nums">{children}</dd>
  </div>
);
