import type { ReactNode } from 'react';

interface FigureProps {
  name: string;
  /** What the figure leaves out, or is the opposite of. */
  note?: string | null | undefined;
  /** Explains the name, right of it. */
  tip?: ReactNode;
  children: ReactNode;
}

/** A figure of a panel's footer. */
export const Figure = ({ name, note, tip, children }: FigureProps) => (
  <div className="min-w-0">
    <dt className="flex min-h-6 items-center gap-1 text-xs text-faint">
      {name}
      {tip}
    </dt>
    <dd>
      <span className="block truncate text-base font-semibold tabular-nums">{children}</span>
      {note && <span className="block text-xs text-faint">{note}</span>}
    </dd>
  </div>
);
