import { graphql, useFragment } from 'react-relay/hooks';
import type { DomainState_domain$key, DomainStatus } from '../../__generated__/DomainState_domain.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CertificateState } from './CertificateState.tsx';

/** How far a domain is, in a word; one of a later version shows its own. */
const badges: Record<string, [BadgeTone, string]> = {
  UNVERIFIED: ['warning', 'Not verified'],
  UNCONNECTED: ['warning', 'Not connected'],
  LIVE: ['positive', 'Live'],
  FAILING: ['danger', 'Failing'],
};
const badgeOf = (status: DomainStatus): [BadgeTone, string] => badges[status] ?? ['neutral', status];

interface DomainStateProps {
  domain: DomainState_domain$key;
  /** Whether what is wrong with it stands beside its records. */
  isExplained: boolean;
}

/** What a domain is, how far it is, what is wrong with it, and where it leads beside its links. */
export function DomainState({ isExplained, ...props }: DomainStateProps) {
  const domain = useFragment(
    graphql`
      fragment DomainState_domain on Domain {
        host
        status
        isDefault
        problem
        failingSince
        checkedAt
        createdAt
        rootUrl
        notFoundUrl
        ...CertificateState_domain
      }
    `,
    props.domain,
  );
  const { host, status, isDefault, problem, failingSince, checkedAt, createdAt, rootUrl, notFoundUrl } = domain;
  const now = useNow();
  const [tone, word] = badgeOf(status);
  return (
    <div className="grid min-w-0 gap-1.5">
      <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        <span className="min-w-0 break-all">{host}</span>
        <Badge tone={tone}>{word}</Badge>
        {isDefault && <Badge tone="accent">Used for new links</Badge>}
      </h2>
      <p className="flex flex-wrap gap-x-3 text-xs text-faint">
        <span>Added {formatDate(createdAt)}</span>
        {checkedAt && (
          <time dateTime={checkedAt} title={formatDateTime(checkedAt)}>
            Checked {relativeTime(checkedAt, now).replace('Just', 'just')}
          </time>
        )}
      </p>
      {problem && !isExplained && (
        <p className={failingSince ? 'text-sm text-danger' : 'text-sm text-warning'}>{problem}</p>
      )}
      {failingSince && (
        <p className="text-sm text-muted">
          The checks have failed since {formatDateTime(failingSince)}. Its links still work for everybody who reaches
          this server.
        </p>
      )}
      <CertificateState domain={domain} />
      {(rootUrl || notFoundUrl) && (
        <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {rootUrl && <Leads what={`${host} alone`} to={rootUrl} />}
          {notFoundUrl && <Leads what="Unknown codes" to={notFoundUrl} />}
        </dl>
      )}
    </div>
  );
}

const Leads = ({ what, to }: { what: string; to: string }) => (
  <>
    <dt className="text-muted">{what}</dt>
    <dd className="min-w-0 break-all">{to}</dd>
  </>
);
