import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlStatusBadge_url$key } from '../../__generated__/UrlStatusBadge_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { badgeOf } from './badge-of.ts';

/** Whether a URL redirects now, and for how long. */
export function UrlStatusBadge(props: { url: UrlStatusBadge_url$key }) {
  const { isActive, expiresAt, suspension } = useFragment(
    graphql`
      fragment UrlStatusBadge_url on ShortUrl {
        isActive
        expiresAt
        suspension {
          reason
        }
      }
    `,
    props.url,
  );
  const { tone, text } = badgeOf({ isActive, expiresAt }, useNow());
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
    <Badge tone={tone} title={expiresAt ? `Expires ${formatDateTime(expiresAt)}` : undefined}>
      {text}
    </Badge>
  );
}
