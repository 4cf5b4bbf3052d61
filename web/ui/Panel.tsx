import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { WatermarkText } from './WatermarkText.tsx';

interface PanelProps {
  title: string;
  /** One short sentence under the title. */
  subtitle?: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled card of the page. */
export function Panel({ title, subtitle, actions, className, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={classes('flex min-w-0 flex-col rounded-xl border border-line bg-surface shadow-card', className)}
    >
      <header className="flex min-h-14 items-center justify-between gap-3 px-4 pt-3 pb-2 sm:px-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2">
            <h2 className="text-base font-semibold">{title}</h2>
            <WatermarkText />
          </div>
          {subtitle && <p className="text-xs text-faint">{subtitle}</p>}
        </div>
        {actions}
      </header>
      <div className="flex min-h-0 grow flex-col px-4 pb-4 sm:px-5">{children}</div>
    </section>
  );
}
