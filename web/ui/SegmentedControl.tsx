import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Segment<T extends string> {
  value: T;
  /** What screen readers say. */
  label: string;
  /** What is shown; the label when absent. */
  face?: ReactNode;
}

interface SegmentedControlProps<T extends string> {
  label: string;
  segments: readonly Segment<T>[];
  /** Null when none is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  className?: string;
}

/** One choice of a few, side by side: native radio buttons, so the arrow keys work as everywhere. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes('inline-flex rounded-lg bg-sunken p-0.5', props.className)}>
      <legend className="sr-only">{props.label}</legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.face ? segment.label : undefined}
          className={classes(
            'relative flex h-8 min-w-9 grow items-center justify-center rounded-md px-2.5 text-sm font-medium text-muted',
            'transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            onChange={() => props.onChange(segment.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {segment.face ? (
            <>
              <span aria-hidden>{segment.face}</span>
              <span className="sr-only">{segment.label}</span>
            </>
          ) : (
            segment.label
          )}
        </label>
      ))}
    </fieldset>
  );
}
