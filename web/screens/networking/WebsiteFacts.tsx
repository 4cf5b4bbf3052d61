import { graphql, useFragment } from 'react-relay/hooks';
import type { SetupSteps_settings$key } from '../../__generated__/SetupSteps_settings.graphql';
import type { WebsiteFacts_website$key } from '../../__generated__/WebsiteFacts_website.graphql';
import { formatDate } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { SetupSteps } from './SetupSteps.tsx';

/** What a website is, how far it is, and whose pages were refused. */
export function WebsiteFacts(props: { website: WebsiteFacts_website$key; settings: SetupSteps_settings$key }) {
  const website = useFragment(
    graphql`
      fragment WebsiteFacts_website on Website {
        domain
        name
        description
        isVerified
        isActive
        createdAt
        snippetToken
        snippetSeenAt
        refusedHost
        ...SetupSteps_website
      }
    `,
    props.website,
  );
  const { domain, isActive, isVerified } = website;
  const now = useNow();
  return (
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        <span className="min-w-0 truncate">{domain}</span>
        <Badge tone={isVerified ? 'positive' : 'warning'}>{isVerified ? 'Verified' : 'Pending'}</Badge>
        <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </h2>
      <p className="text-sm text-muted">{website.name ?? 'Unnamed website'}</p>
      {website.description && <p className="mt-1 text-sm break-words text-muted">{website.description}</p>}
      <p className="mt-1 text-xs text-faint">
        Registered {formatDate(website.createdAt)} · Token{' '}
        <code className="font-mono">{website.snippetToken.slice(0, 8)}...</code>
      </p>
      <p className="mt-1 text-xs text-muted">
        {website.snippetSeenAt
          ? `Snippet seen ${relativeTime(website.snippetSeenAt, now).replace('Just', 'just')}`
          : 'Snippet not seen yet'}
      </p>
      <SetupSteps website={website} settings={props.settings} />
      {website.refusedHost && (
        <p className="mt-1 text-xs text-warning">
          Pages of {website.refusedHost} were refused: the proof covers {domain} alone. Add that subdomain as a website,
          or verify {domain} by a TXT record.
        </p>
      )}
    </div>
  );
}
