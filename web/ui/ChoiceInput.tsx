import type { ComponentProps } from 'react';
import type { ControlProps } from './Field.tsx';
import type { Option } from './Select.tsx';

interface ChoiceInputProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly Option<string>[];
  state?: ControlProps['state'];
  onChoose: (value: string) => void;
}

/** The control of a field with a few choices. */
export const ChoiceInput = ({ options, state: _, onChoose, ...rest }: ChoiceInputProps) => (
  <select
    {...rest}
    onChange={({ target }) => onChoose(target.value)}
    className="h-10 w-full rounded-lg border border-edge bg-surface px-3 text-base text-ink"
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
