import { useId } from 'react';

interface SwitchProps {
  label: string;
  note: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, with what it does. */
export function Switch({ label, note, isOn, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-xl border border-line bg-surface p-4">
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has `checked`
        role="switch"
        checked={isOn}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
      <span className="min-w-0 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-note`} className="block text-xs text-muted">
          {note}
        </span>
      </span>
    </div>
  );
}
