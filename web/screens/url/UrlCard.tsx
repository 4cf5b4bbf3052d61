import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlCard_url$key } from '../../__generated__/UrlCard_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { badgeOf } from '../../parts/urls/badge-of.ts';
import { useUrlTest } from '../../parts/experiments/useUrlTest.ts';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import { Later } from '../../ui/Later.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useNow } from '../../ui/useNow.ts';
import { AppFacts } from './AppFacts.tsx';
import { Destinations } from './Destinations.tsx';
import { Fact } from './Fact.tsx';
import { TagsFact } from './TagsFact.tsx';
import { UrlFigures } from './UrlFigures.tsx';
import { ImportFact } from './ImportFact.tsx';
import { lazily } from '../../ui/lazily.ts';

/** Few links have rules. */
const RulesFact = lazily(async () => (await import('./RulesFact.tsx')).RulesFact);
const QrCode = lazily(async () => (await import('../../ui/qr/QrCode.tsx')).QrCode);

const meanings = {
  neutral: 'Off: visitors see that it is disabled.',
  danger: 'Visitors see an "expired" page.',
  positive: 'Visitors are redirected.',
  warning: 'Visitors are redirected until then.',
} as const;

/** Where the URL leads, in which state it is, and its QR code. */
export function UrlCard(props: { url: UrlCard_url$key }) {
  const url = useFragment(
    graphql`
      fragment UrlCard_url on ShortUrl {
        shortCode
        shortUrl
        description
        isActive
        startsAt
        hasPassword
        maxClicks
        status
        expiresAt
        createdAt
        suspension {
          reason
        }
        ...UrlStatusBadge_url
        ...UrlFigures_url
        ...useUrlTest_url
        ...AppFacts_url
        ...ImportFact_url
        redirectRules {
          __typename
        }
        ...useRules_url
        ...TagsFact_url
      }
    `,
    props.url,
  );
  const { startsAt, expiresAt, hasPassword, maxClicks, status, description, suspension } = url;
  const isTested = useUrlTest(url).state === 'running';
  const { tone, text } = badgeOf(
    { isActive: url.isActive, startsAt, expiresAt, isUsedUp: status === 'LIMIT_REACHED' },
    useNow(),
  );
  return (
    <Panel title="This link" className="h-full">
      <div className="grid grow gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="grid min-w-0 grid-cols-2 content-start gap-x-3 gap-y-4 text-sm">
          {url.redirectRules.length > 0 && (
            <Suspense>
              <RulesFact url={url} isTested={isTested} />
            </Suspense>
          )}
          <Destinations url={url} />
          <AppFacts url={url} />
          {description && (
            <Fact name="Description" className="col-span-2">
              {description}
            </Fact>
          )}
          <TagsFact url={url} />
          <Fact name="State" className="col-span-2">
            <span className="flex flex-wrap items-center gap-2">
              <UrlStatusBadge url={url} />
              <span className="text-muted">
                {suspension
                  ? `The operator of this server has suspended it: visitors see a page that says so. Reason: ${suspension.reason}`
                  : text === 'Scheduled'
                    ? `Visitors read that it is not open yet. It opens ${formatDateTime(startsAt!)}.`
                    : text === 'Limit reached'
                      ? 'It has reached its click limit.'
                      : meanings[tone as keyof typeof meanings]}
              </span>
            </span>
          </Fact>
          <Fact name="Created">{formatDateTime(url.createdAt)}</Fact>
          <Fact name={text === 'Expired' ? 'Expired' : 'Expires'}>
            {expiresAt ? formatDateTime(expiresAt) : 'Never'}
          </Fact>
          {maxClicks && <Fact name="Click limit">{countOf(maxClicks, 'click')}</Fact>}
          {hasPassword && (
            <Fact name="Password" className="col-span-2">
              Visitors are asked for it.
            </Fact>
          )}
          <UrlFigures url={url} />
          <ImportFact url={url} />
        </dl>
        <Later fallback={<QrSkeleton />}>
          <Suspense fallback={<QrSkeleton />}>
            <QrCode shortUrl={url.shortUrl} fileName={url.shortCode} />
          </Suspense>
        </Later>
      </div>
    </Panel>
  );
}

/** As high as the code with its buttons. */
const QrSkeleton = () => (
  <div className="grid justify-items-center gap-2">
    <Skeleton className="size-40 sm:size-52" />
    <div className="h-9" />
  </div>
);
