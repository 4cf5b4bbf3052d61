import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../ui/classes.ts';

interface ChartFrameProps extends Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onBlur' | 'tabIndex'> {
  label: string;
  /** The point that the keyboard has reached, in words; read out. */
  spoken: string | null;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The focusable frame of a chart, which says its figures point by point. */
export const ChartFrame = ({ label, spoken, className, children, ...frame }: ChartFrameProps) => (
  <div
    {...frame}
    role="application"
    aria-roledescription="chart"
    aria-label={`${label}. Arrow keys read the points.`}
    className={classes('rounded-md', className)}
  >
    {children}
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  </div>
);
