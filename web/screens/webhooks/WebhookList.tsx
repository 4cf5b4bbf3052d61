import { Webhook } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventChoice_types$key } from '../../__generated__/EventChoice_types.graphql';
import type { WebhookList_viewer$key } from '../../__generated__/WebhookList_viewer.graphql';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { ShownSecret } from './useWebhookMutations.ts';
import { WebhookCard } from './WebhookCard.tsx';

interface WebhookListProps {
  viewer: WebhookList_viewer$key;
  types: EventChoice_types$key;
  isAdding: boolean;
  onAdd: () => void;
  onSecret: (shown: ShownSecret) => void;
  /** Moves the focus to where a webhook is made. */
  focus: () => void;
}

/** The viewer's webhooks, oldest first. */
export function WebhookList({ types, isAdding, onAdd, onSecret, focus, ...props }: WebhookListProps) {
  const { webhooks } = useFragment(
    graphql`
      fragment WebhookList_viewer on Viewer {
        webhooks {
          id
          ...WebhookCard_webhook
        }
      }
    `,
    props.viewer,
  );
  if (!webhooks.length && isAdding) return null;
  if (!webhooks.length) {
    return (
      <div className="grid rounded-xl border border-dashed border-edge">
        <EmptyState
          icon={Webhook}
          title="No webhooks yet"
          action={<Button onClick={onAdd}>Create your first webhook</Button>}
        >
          Your server hears of new links, clicks and conversions within seconds, without asking.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul aria-label="Your webhooks" className="grid gap-3">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <WebhookCard webhook={webhook} types={types} onSecret={onSecret} focus={focus} />
        </li>
      ))}
    </ul>
  );
}
