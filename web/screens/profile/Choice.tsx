import type { ReactNode } from 'react';
import { Field } from '../../ui/Field.tsx';

interface ChoiceProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several, as a labelled list to choose from. */
export const Choice = ({ label, hint, error, value, options, onChange }: ChoiceProps) => (
  <Field label={label} hint={hint} error={error ?? null}>
    {({ state: _, ...control }) => (
      <select
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
