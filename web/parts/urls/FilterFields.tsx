import { useId } from 'react';
import { Input } from '../../ui/Field.tsx';
import { useTyped } from '../../ui/useTyped.ts';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const MAX_CLICKS = 999_999_999;

/** A day to narrow a list by. */
export function DayField({ label, value, onChange }: FilterFieldProps) {
  const id = useId();
  const [text, setText] = useTyped(value, onChange);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="!h-9 !text-sm"
      />
    </div>
  );
}

/** A least count to narrow a list by. */
export function LeastField({ label, value, onChange }: FilterFieldProps) {
  const id = useId();
  const [text, setText] = useTyped(value, onChange);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <Input
        id={id}
        type="number"
        min={0}
        max={MAX_CLICKS}
        step={1}
        inputMode="numeric"
        placeholder="0"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 9))}
        className="!h-9 !text-sm"
      />
    </div>
  );
}
