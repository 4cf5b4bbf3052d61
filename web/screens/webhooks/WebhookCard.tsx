import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventChoice_types$key } from '../../__generated__/EventChoice_types.graphql';
import type { WebhookCard_webhook$key } from '../../__generated__/WebhookCard_webhook.graphql';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useWebhookActions } from './useWebhookActions.ts';
import type { ShownSecret } from './useWebhookMutations.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';
import { WebhookState } from './WebhookState.tsx';

interface WebhookCardProps {
  webhook: WebhookCard_webhook$key;
  types: EventChoice_types$key;
  onSecret: (shown: ShownSecret) => void;
  focus: () => void;
}

/** A webhook: how it fares, what it gets, its log, and what can be done to it. */
export function WebhookCard({ types, onSecret, focus, ...props }: WebhookCardProps) {
  const webhook = useFragment(
    graphql`
      fragment WebhookCard_webhook on Webhook {
        id
        url
        description
        events
        isActive
        provedAt
        ...WebhookState_webhook
      }
    `,
    props.webhook,
  );
  const { id, url, description, events, isActive, provedAt } = webhook;
  const [isEditing, setEditing] = useState(false);
  const [isLogShown, setLogShown] = useState(false);
  const logButton = useRef<HTMLButtonElement>(null);
  const [dialog, ask] = useConfirm(focus);
  const { save, questions, ...actions } = useWebhookActions({ id, url, onSecret });
  const close = () => {
    setEditing(false);
    logButton.current?.focus();
  };
  return (
    <article aria-label={url} className="grid gap-3 rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="min-w-0 text-sm font-semibold break-all">{url}</h2>
        {description && <p className="text-sm break-words text-muted">{description}</p>}
        <WebhookState webhook={webhook} />
        <p className="flex flex-wrap gap-1.5">
          {events.map((event) => (
            <Badge key={event} tone="neutral">
              {event}
            </Badge>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={logButton} aria-expanded={isLogShown} onClick={() => setLogShown(!isLogShown)}>
          {isLogShown ? 'Hide log' : 'Show log'}
        </Button>
        <MainAction isActive={isActive} isProved={Boolean(provedAt)} showLog={() => setLogShown(true)} {...actions} />
        <WebhookMenu
          url={url}
          isActive={isActive}
          onEdit={() => setEditing(true)}
          onSwitchOff={() => ask(questions.switchOff)}
          onRotate={() => ask(questions.rotate)}
          onDelete={() => ask(questions.remove)}
        />
      </div>
      {isEditing && (
        <WebhookForm
          label="Edit webhook"
          action="Save"
          types={types}
          values={{ url, description: description ?? '', events }}
          save={async ({ description: note, ...values }) => {
            await save({ ...values, events: [...values.events], description: note || null });
            close();
          }}
          onCancel={close}
        />
      )}
      {isLogShown && <DeliveryLog id={id} isActive={isActive} />}
      {dialog}
    </article>
  );
}

interface MainActionProps extends Omit<ReturnType<typeof useWebhookActions>, 'save' | 'questions'> {
  isActive: boolean;
  isProved: boolean;
  showLog: () => void;
}

/** What is done next to a webhook: it is switched on, asked for its proof, or tried. */
function MainAction({ isActive, isProved, showLog, switchOn, challenge, sendTest }: MainActionProps) {
  if (!isActive) return <Button onClick={() => void switchOn()}>Switch on</Button>;
  const send = isProved ? sendTest : challenge;
  return (
    <Button onClick={() => void send().then((isSent) => isSent && showLog())}>
      {isProved ? 'Send test event' : 'Send challenge again'}
    </Button>
  );
}
