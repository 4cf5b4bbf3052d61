import { levels, methods } from '../../parts/url-form/measurement-choices.ts';
import { Select } from '../../ui/Select.tsx';
import type { RowValues } from './bulk-row.ts';

interface RowMeasurementProps {
  row: RowValues;
  number: number;
  onEdit: (change: Partial<RowValues>) => void;
}

/** How the network of a new URL's visitors is measured, where it differs from the settings. */
export function RowMeasurement({ row, number, onEdit }: RowMeasurementProps) {
  return (
    <div className="col-start-2 grid gap-2 sm:grid-cols-2 lg:col-[2/span_4]">
      <Select
        label={`Network measurement, row ${number}`}
        options={optionsOf('Network', levels, row.measurementLevel)}
        value={row.measurementLevel}
        onChange={(measurementLevel) => onEdit({ measurementLevel })}
      />
      <Select
        label={`Measurement method, row ${number}`}
        options={optionsOf('Method', methods, row.measurementMethod)}
        value={row.measurementMethod}
        onChange={(measurementMethod) => onEdit({ measurementMethod })}
      />
    </div>
  );
}

/** The choices, and what was pasted although it is none. */
function optionsOf(name: string, choices: readonly (readonly [string, string])[], value: string) {
  const isKnown = choices.some(([choice]) => choice === value);
  const all = isKnown ? choices : [...choices, [value, value] as const];
  return all.map(([choice, label]) => ({
    value: choice,
    label: `${name}: ${choice === '' ? 'as in settings' : label.toLowerCase()}`,
  }));
}
