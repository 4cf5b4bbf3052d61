import type { ComponentProps, ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-lg px-3.5 text-sm font-medium whitespace-nowrap ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';
const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink shadow-card enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet: 'text-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink',
  danger: 'bg-danger text-on-danger enabled:hover:bg-danger-strong',
};

/** Class names of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'secondary', more?: string) => classes(base, tones[tone], more);

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  /** Shows a spinner and stops clicks, keeping the label for screen readers. */
  busy?: boolean;
}

/** A button with a text label. */
export function Button({ tone = 'secondary', busy = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(tone, className)}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  children: ReactNode;
}

/** A square button that shows only an icon; the label is its name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-muted transition-colors',
        'enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-50 [&_svg]:size-4',
        className,
      )}
    >
      {children}
    </button>
  );
}
