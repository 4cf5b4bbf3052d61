import type { ApiKeyScope } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';
import { scopes } from './words.ts';

interface ScopeChoiceProps {
  chosen: ReadonlySet<ApiKeyScope>;
  onChange: (chosen: ReadonlySet<ApiKeyScope>) => void;
  error: string | null;
}

/** What a new key may do. */
export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const toggle = (scope: ApiKeyScope, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(scope);
    else next.delete(scope);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Scopes</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {scopes.map(({ value, label, text }) => (
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
              <span className="block text-sm font-medium text-ink">{label}</span> {text}
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
