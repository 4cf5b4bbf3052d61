import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Copy, ExternalLink } from 'lucide-react';
import type { UrlFacts_url$key } from '../../__generated__/UrlFacts_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { helpOn } from '../../paths.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { useCopy } from '../../ui/useCopy.ts';

/** The facts of a URL that cannot be edited. */
export function UrlFacts(props: { url: UrlFacts_url$key }) {
  const url = useFragment(
    graphql`
      fragment UrlFacts_url on ShortUrl {
        shortUrl
        clickCount
        visitors
        botCount
        createdAt
        updatedAt
        lastClickedAt
        suspension {
          reason
        }
        ...UrlStatusBadge_url
      }
    `,
    props.url,
  );
  return (
    <Panel title="This link">
      <ShareLine shortUrl={url.shortUrl} />
      <dl className="mt-3 grid gap-2.5 text-sm">
        <Fact name="State">
          <UrlStatusBadge url={url} />
        </Fact>
        {url.suspension && <Fact name="Reason">{url.suspension.reason}</Fact>}
        <Fact name="Clicks">{formatCount(url.clickCount)}</Fact>
        <Fact name="Visitors" help="visitors" tip="Sum of daily visitors: each person counts once a day.">
          {formatCount(url.visitors)}
        </Fact>
        <Fact
          name="Bots"
          help="bots"
          tip="Clicks by bots, previews and prefetches. They are not included in the clicks."
        >
          {formatCount(url.botCount)}
        </Fact>
        <Fact name="Last click">
          {url.lastClickedAt ? formatDateTime(url.lastClickedAt) : <Unknown why="No clicks yet" />}
        </Fact>
        <Fact name="Created">{formatDateTime(url.createdAt)}</Fact>
        <Fact name="Changed">{formatDateTime(url.updatedAt)}</Fact>
      </dl>
    </Panel>
  );
}

interface FactProps {
  name: string;
  /** What it means, and where the help page says more. */
  tip?: string;
  help?: string;
  children: ReactNode;
}

function Fact({ name, tip, help = '', children }: FactProps) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-3">
      <dt className="flex items-center gap-1 text-muted">
        {name}
        {tip && (
          <InfoTip label={`What are ${name.toLowerCase()}?`} to={helpOn(help)}>
            {tip}
          </InfoTip>
        )}
      </dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function ShareLine({ shortUrl }: { shortUrl: string }) {
  const [copyState, copy] = useCopy();
  return (
    <div className="flex items-center gap-1 rounded-lg bg-sunken py-1 pr-1 pl-3">
      <span className="min-w-0 grow truncate font-mono text-sm font-medium text-accent">
        {shortUrl.replace(/^https?:\/\//, '')}
      </span>
      <a
        href={shortUrl}
        target="_blank"
        rel="noreferrer"
        title="Open in a new tab"
        aria-label={`Open ${shortUrl} in a new tab`}
        className="grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink"
      >
        <ExternalLink aria-hidden className="size-4" />
      </a>
      <IconButton label={`Copy ${shortUrl}`} onClick={() => void copy(shortUrl)}>
        {copyState === 'copied' ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {copyState === 'copied' ? 'Copied' : copyState === 'failed' ? 'The browser blocked copying.' : ''}
      </span>
    </div>
  );
}
