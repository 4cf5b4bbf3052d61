import type { Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from './classes.ts';

export interface Option<T extends string> {
  value: T;
  label: string;
  /** Shown, but not to be chosen: its label says why. */
  isDisabled?: boolean;
}

interface SelectProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select with a label for screen readers only. */
export function Select<T extends string>({ label, options, value, onChange, className, ref }: SelectProps<T>) {
  return (
    <span className={classes('relative inline-flex', className)}>
      <select
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-9 w-full cursor-pointer appearance-none rounded-lg border border-line bg-surface pr-9 pl-3.5 text-sm font-medium shadow-card transition-colors hover:bg-sunken"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2.5 right-3 size-4 text-muted" />
    </span>
  );
}
