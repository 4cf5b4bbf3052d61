import { Select, type Option } from '../../ui/Select.tsx';

interface ChoiceRowProps {
  label: string;
  note: string;
  options: readonly Option<string>[];
  value: string;
  onChange: (value: string) => void;
}

/** A preference with its choices, and what it does. */
export const ChoiceRow = ({ label, note, options, value, onChange }: ChoiceRowProps) => (
  <div className="grid items-center gap-3 border-b border-line py-3 sm:grid-cols-2">
    <div>
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <p className="text-xs text-muted">{note}</p>
    </div>
    <Select label={label} options={options} value={value} onChange={onChange} className="w-full" />
  </div>
);
