import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlStatusBadge_url$key } from '../../__generated__/UrlStatusBadge_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { badgeOf } from './badge-of.ts';

/** Whether a URL redirects now, and for how long. */
export function UrlStatusBadge(props: { url: UrlStatusBadge_url$key }) {
  const { isActive, startsAt, expiresAt, status, suspension } = useFragment(
    graphql`
      fragment UrlStatusBadge_url on ShortUrl {
        isActive
        startsAt
        expiresAt
        status
        suspension {
          reason
        }
      }
    `,
    props.url,
  );
  const { tone, text } = badgeOf({ isActive, startsAt, expiresAt, isUsedUp: status === 'LIMIT_REACHED' }, useNow());
  if (suspension) {
    return (
      <>
        <Badge tone="danger" title={`Reason: ${suspension.reason}`}>
          Suspended
        </Badge>
        <span className="sr-only">{`Reason: ${suspension.reason}`}</span>
      </>
    );
  }
  return (
    <Badge tone={tone} title={titleOf(text === 'Scheduled' ? startsAt : null, expiresAt)}>
      {text}
    </Badge>
  );
}

/** When it begins and ends, as far as that is ahead. */
function titleOf(startsAt: string | null | undefined, expiresAt: string | null | undefined): string | undefined {
  const parts = [startsAt && `Starts ${formatDateTime(startsAt)}`, expiresAt && `Expires ${formatDateTime(expiresAt)}`];
  return parts.filter(Boolean).join('. ') || undefined;
}
