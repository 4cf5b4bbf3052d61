import { graphql, useFragment } from 'react-relay/hooks';
import type {
  WebhookState_webhook$data,
  WebhookState_webhook$key,
} from '../../__generated__/WebhookState_webhook.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { offWords } from './words.ts';

function badgeOf({ offReason, failingSince, deliveredAt }: WebhookState_webhook$data): [BadgeTone, string] {
  if (offReason) return [offReason === 'OWNER' ? 'neutral' : 'danger', 'Off'];
  if (failingSince) return ['warning', 'Failing'];
  return deliveredAt ? ['positive', 'Working'] : ['neutral', 'Nothing delivered yet'];
}

/** How a webhook fares: a word, why, and since when. */
export function WebhookState(props: { webhook: WebhookState_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook {
        offReason
        offAt
        failingSince
        deliveredAt
        waitingCount
        formerSecretEndsAt
        createdAt
      }
    `,
    props.webhook,
  );
  const { offReason, offAt, failingSince, deliveredAt, waitingCount, formerSecretEndsAt, createdAt } = webhook;
  const now = useNow();
  const [tone, word] = badgeOf(webhook);
  const ago = (time: string) => relativeTime(time, now).replace('Just', 'just');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Badge tone={tone}>{word}</Badge>
        {deliveredAt && (
          <time dateTime={deliveredAt} title={formatDateTime(deliveredAt)}>
            Last delivered {ago(deliveredAt)}
          </time>
        )}
        {waitingCount > 0 && <span>{waitingCount} waiting</span>}
        <span>Created {formatDate(createdAt)}</span>
      </p>
      {offReason && offAt && (
        <p className="text-sm text-muted">
          {offWords(offReason)} {formatDateTime(offAt)}
        </p>
      )}
      {!offReason && failingSince && (
        <p className="text-sm text-warning">
          Every attempt has failed since {formatDateTime(failingSince)}. After a week it is switched off.
        </p>
      )}
      {formerSecretEndsAt && (
        <p className="text-xs text-muted">The former secret signs along until {formatDateTime(formerSecretEndsAt)}.</p>
      )}
    </>
  );
}
