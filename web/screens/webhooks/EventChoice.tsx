import { graphql, useFragment } from 'react-relay/hooks';
import type { EventChoice_types$key } from '../../__generated__/EventChoice_types.graphql';

interface EventChoiceProps {
  types: EventChoice_types$key;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  error: string | null;
}

/** Which events a webhook gets. */
export function EventChoice({ chosen, onChange, error, ...props }: EventChoiceProps) {
  const types = useFragment(
    graphql`
      fragment EventChoice_types on WebhookEventType @relay(plural: true) {
        name
        about
      }
    `,
    props.types,
  );
  const toggle = (name: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Events</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {types.map(({ name, about }) => (
          <label
            key={name}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line p-3 transition-colors hover:bg-sunken has-checked:border-accent"
          >
            <input
              type="checkbox"
              checked={chosen.has(name)}
              onChange={(event) => toggle(name, event.target.checked)}
              className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent"
            />
            <span className="min-w-0 text-xs text-muted">
              <code className="block font-mono text-sm font-medium text-ink">{name}</code> {about}
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
