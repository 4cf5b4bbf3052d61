import { graphql, useFragment } from 'react-relay/hooks';
import type {
  WebhookState_webhook$data,
  WebhookState_webhook$key,
} from '../../__generated__/WebhookState_webhook.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { offWords } from './words.ts';

function badgeOf({ offReason, provedAt, failingSince, deliveredAt }: WebhookState_webhook$data): [BadgeTone, string] {
  if (offReason) return [offReason === 'OWNER' ? 'neutral' : 'danger', 'Off'];
  if (!provedAt) return ['warning', 'Waiting for proof'];
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
        provedAt
        droppedCount
        droppedAt
        formerSecretEndsAt
        createdAt
      }
    `,
    props.webhook,
  );
  const { deliveredAt, waitingCount, createdAt } = webhook;
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
      <Notes {...webhook} />
    </>
  );
}

/** What its owner should know of it, each in a sentence. */
function Notes({
  offReason,
  offAt,
  provedAt,
  failingSince,
  droppedCount,
  droppedAt,
  formerSecretEndsAt,
}: WebhookState_webhook$data) {
  const isProved = offReason ?? provedAt;
  return (
    <>
      {offReason && offAt && (
        <p className="text-sm text-muted">
          {offWords(offReason)} {formatDateTime(offAt)}
        </p>
      )}
      {!isProved && (
        <p className="text-sm text-warning">
          Nothing else is delivered before its endpoint answers webhook.verification with the value of challenge. Events
          wait until then.
        </p>
      )}
      {!offReason && failingSince && (
        <p className="text-sm text-warning">
          Every attempt has failed since {formatDateTime(failingSince)}. After a week it is switched off.
        </p>
      )}
      {droppedAt && (
        <p className="text-sm text-muted">
          Clicks and page conversions that were dropped because too many waited: {formatCount(droppedCount)}, last{' '}
          {formatDateTime(droppedAt)}.
        </p>
      )}
      {formerSecretEndsAt && (
        <p className="text-xs text-muted">The old secret also signs until {formatDateTime(formerSecretEndsAt)}.</p>
      )}
    </>
  );
}
