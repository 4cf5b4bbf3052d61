import { Select } from '../../ui/Select.tsx';
import type { UrlStatusFilter } from './list-question.ts';

interface StatusSelectProps {
  /** The states to choose from. */
  choices: readonly { value: UrlStatusFilter; label: string }[];
  value: UrlStatusFilter | null;
  onChange: (value: UrlStatusFilter | null) => void;
}

/** Narrows a list to URLs in one state. */
export function StatusSelect({ choices, value, onChange }: StatusSelectProps) {
  return (
    <Select
      label="Status"
      options={[{ value: 'ALL', label: 'All links' }, ...choices]}
      value={value ?? 'ALL'}
      onChange={(chosen) => onChange(chosen === 'ALL' ? null : chosen)}
    />
  );
}
