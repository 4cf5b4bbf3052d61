import { Field } from '../../ui/Field.tsx';
import { levels, methods } from './measurement-choices.ts';
import type { UrlValues } from './url-values.ts';

interface MeasurementFieldsProps {
  values: Pick<UrlValues, 'measurementLevel' | 'measurementMethod'>;
  onEdit: (change: Partial<UrlValues>) => void;
}

/** How much is measured of the networks of this URL's visitors, where it differs from the settings. */
export function MeasurementFields({ values, onEdit }: MeasurementFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <Choice
        label="Network measurement"
        hint="Full measures the connection of each visitor."
        options={levels}
        value={values.measurementLevel}
        onChange={(measurementLevel) => onEdit({ measurementLevel })}
      />
      <Choice
        label="Measurement method"
        hint="How level Full measures."
        options={methods}
        value={values.measurementMethod}
        onChange={(measurementMethod) => onEdit({ measurementMethod })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  hint: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, hint, options, value, onChange }: ChoiceProps<Value>) => (
  <Field label={label} hint={hint}>
    {({ state: _, ...control }) => (
      <select
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="h-10 w-full rounded-lg border border-edge bg-surface px-3 text-base text-ink"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
