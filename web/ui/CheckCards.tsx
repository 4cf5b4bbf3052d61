import type { ReactNode } from 'react';

interface CheckCardsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; name: ReactNode; text: string }[];
  chosen: ReadonlySet<Value>;
  onChange: (chosen: ReadonlySet<Value>) => void;
  error: string | null;
}

/** A choice of one or more, each with what it means. */
export function CheckCards<Value extends string>({ label, options, chosen, onChange, error }: CheckCardsProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(value);
    else next.delete(value);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, name, text }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line p-3 transition-colors hover:bg-sunken has-checked:border-accent"
          >
            <input
              type="checkbox"
              checked={chosen.has(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent"
            />
            <span className="min-w-0 text-xs text-muted">
              {name} {text}
            </span>
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-xs text-danger empty:hidden">
        {error ?? (chosen.size ? null : 'Choose one or more.')}
      </p>
    </fieldset>
  );
}
