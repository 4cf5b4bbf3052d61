import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { classes } from './classes.ts';

export type FieldState = 'neutral' | 'valid' | 'invalid';

interface FieldProps {
  label: string;
  /** Shown right of the label: `Optional`, a counter. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** Said in green below the control when the field is valid. */
  success?: string | null;
  /** A warning in amber that does not block the form. */
  warning?: ReactNode;
  /** Gets the ids and states the control must carry. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  state: FieldState;
}

/** A labelled control with its hint, and its error or confirmation announced to screen readers. */
export function Field({ label, note, hint, error, success, warning, children }: FieldProps) {
  const id = useId();
  const state: FieldState = error ? 'invalid' : success ? 'valid' : 'neutral';
  const control: ControlProps = {
    id,
    'aria-describedby': classes(Boolean(hint) && `${id}-hint`, `${id}-message`),
    'aria-invalid': error ? true : undefined,
    state,
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {note && <span className="text-xs text-faint tabular-nums">{note}</span>}
      </div>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-message`} error={error} success={success} warning={warning} />
    </div>
  );
}

interface FieldMessageProps extends Pick<FieldProps, 'error' | 'success' | 'warning'> {
  id: string;
}

function FieldMessage({ id, error, success, warning }: FieldMessageProps) {
  const Icon = error ? CircleAlert : CircleCheck;
  const text = error ?? success;
  return (
    <div id={id} aria-live="polite" className={classes('grid gap-1 text-xs', !text && !warning && 'hidden')}>
      {text && (
        <p className={classes('flex items-center gap-1.5', error ? 'text-danger' : 'text-positive')}>
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {text}
        </p>
      )}
      {warning && (
        <p className="flex items-center gap-1.5 text-warning">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {warning}
        </p>
      )}
    </div>
  );
}

const control =
  'w-full rounded-lg border bg-surface px-3 text-base text-ink transition-colors placeholder:text-faint ' +
  'focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60';
const borders: Record<FieldState, string> = {
  neutral: 'border-edge',
  valid: 'border-positive',
  invalid: 'border-danger',
};

/** A one-line text control. */
export function Input({ state = 'neutral', className, ...rest }: ComponentProps<'input'> & { state?: FieldState }) {
  return <input {...rest} data-state={state} className={classes(control, 'h-10', borders[state], className)} />;
}

/** A text control of several lines. */
export function Textarea({ state = 'neutral', ...rest }: ComponentProps<'textarea'> & { state?: FieldState }) {
  return <textarea rows={3} {...rest} data-state={state} className={classes(control, 'py-2', borders[state])} />;
}
