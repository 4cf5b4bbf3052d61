import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { PanelTitle } from './PanelTitle.tsx';

interface PanelProps {
  title: string;
  /** One short sentence under the title. */
  subtitle?: ReactNode;
  /** A mark beside the title that explains it. */
  tip?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled card of the page. */
export function Panel({ title, subtitle, tip, actions, className, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={classes('flex min-w-0 flex-col rounded-xl border border-line bg-surface shadow-card', className)}
    >
      <header className="flex min-h-14 items-center justify-between gap-3 px-4 pt-3 pb-2 sm:px-5">
        <div className="min-w-0">
          <PanelTitle title={title} tip={tip} />
          {subtitle && <p className="text-xs text-faint">{subtitle}</p>}
        </div>
        {actions}
      </header>
      <div className="flex min-h-0 grow flex-col px-4 pb-4 sm:px-5">{children}</div>
    </section>
  );
}
