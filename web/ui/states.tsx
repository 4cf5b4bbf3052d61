import type { ReactNode } from 'react';
import { LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/** A pulsing placeholder of the size its class names give. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-shimmer rounded-md bg-sunken', className)} />;
}

/** A wide panel with a narrow one beside it. */
export const PanelsSkeleton = () => (
  <div className="grid gap-5 lg:grid-cols-3">
    <Skeleton className="h-96 rounded-xl lg:col-span-2" />
    <Skeleton className="h-96 rounded-xl" />
  </div>
);

/** A centred spinner with a label for screen readers, filling the window. */
export function FullSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-canvas">
      <span className="flex items-center gap-3 text-sm text-muted">
        <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
        {label}
      </span>
    </div>
  );
}

interface StateProps {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
}

/** Says that there is nothing to show, and what to do. */
export function EmptyState({ icon: Icon, title, children, action, compact = false }: StateProps) {
  return (
    <div
      className={classes('grid grow place-content-center justify-items-center text-center', compact ? 'py-8' : 'py-16')}
    >
      {Icon && (
        <span className="mb-3 grid size-10 place-items-center rounded-full bg-sunken text-muted">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <p className="text-base font-medium">{title}</p>
      {children && <p className="mt-1 max-w-sm text-sm text-faint">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

/** Says what went wrong and offers the next step. */
export function ErrorState({ title, children, action }: Pick<StateProps, 'title' | 'children' | 'action'>) {
  return (
    <div role="alert" className="grid grow place-content-center justify-items-center px-4 py-20 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <h1 className="text-lg font-semibold">{title}</h1>
      {children && <p className="mt-1 max-w-md text-base text-muted">{children}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
