import { graphql, useFragment } from 'react-relay/hooks';
import type { EventChoice_types$key } from '../../__generated__/EventChoice_types.graphql';
import { CheckCards } from '../../ui/CheckCards.tsx';

interface EventChoiceProps {
  types: EventChoice_types$key;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  error: string | null;
}

/** Which events a webhook gets. */
export function EventChoice({ types, ...choice }: EventChoiceProps) {
  const known = useFragment(
    graphql`
      fragment EventChoice_types on WebhookEventType @relay(plural: true) {
        name
        about
      }
    `,
    types,
  );
  const options = known.map(({ name, about }) => ({
    value: name,
    name: <code className="block font-mono text-sm font-medium text-ink">{name}</code>,
    text: about,
  }));
  return <CheckCards label="Events" options={options} {...choice} />;
}
