import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../ui/classes.ts';

interface ChartFrameProps extends Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onBlur' | 'tabIndex'> {
  label: string;
  /** How many points the keyboard reaches, and the one that it has reached. */
  count: number;
  index: number | null;
  /** The point that the keyboard has reached, in words; read out. */
  spoken: string | null;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The focusable frame of a chart, which says its figures point by point: a slider along them, because screen readers hand
 * its arrow keys on and read its text.
 */
export const ChartFrame = ({ label, count, index, spoken, className, children, ...frame }: ChartFrameProps) => (
  <div
    {...frame}
    role="slider"
    aria-roledescription="chart"
    aria-label={label}
    aria-valuemin={1}
    aria-valuemax={Math.max(count, 1)}
    aria-valuenow={(index ?? 0) + 1}
    aria-valuetext={spoken ?? 'Arrow keys read the figures'}
    className={classes('rounded-md', className)}
  >
    {children}
  </div>
);
