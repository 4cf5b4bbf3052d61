import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import { ArrowLeft, ChartNoAxesColumn, Check, Copy, ExternalLink, Plus } from 'lucide-react';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { urlPage } from '../../parts/urls/url-page.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useCopy, type CopyState } from '../../ui/useCopy.ts';
import { lazily } from '../../ui/lazily.ts';

const QrCode = lazily(async () => (await import('../../ui/qr/QrCode.tsx')).QrCode);

const copyLabels: Record<CopyState, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy it by hand' };

/** The short URL that was just made, ready to be shared. */
export function CreatedUrl({ url, onCreateAnother }: { url: CreatedUrl_url$key; onCreateAnother: () => void }) {
  const { id, shortCode, shortUrl, originalUrl, title, expiresAt } = useFragment(
    graphql`
      fragment CreatedUrl_url on ShortUrl {
        id
        shortCode
        shortUrl
        originalUrl
        title
        expiresAt
      }
    `,
    url,
  );
  return (
    <div className="grid gap-6">
      <ShareLine shortUrl={shortUrl} />
      <div className="grid gap-6 sm:grid-cols-[1fr_auto]">
        <dl className="grid min-w-0 content-start gap-4 text-sm">
          {title && <Detail name="Title">{title}</Detail>}
          <Detail name="Destination">
            <span className="break-all">{originalUrl}</span>
          </Detail>
          <Detail name="Expires">{expiresAt ? formatDateTime(expiresAt) : 'Never'}</Detail>
        </dl>
        <Suspense fallback={<Skeleton className="size-40" />}>
          <QrCode shortUrl={shortUrl} fileName={shortCode} />
        </Suspense>
      </div>
      <Onward id={id} onCreateAnother={onCreateAnother} />
    </div>
  );
}

function ShareLine({ shortUrl }: { shortUrl: string }) {
  const [copyState, copy] = useCopy();
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg bg-sunken p-2 pl-4">
      <span className="min-w-0 grow truncate font-mono text-lg font-medium text-accent">
        {shortUrl.replace(/^https?:\/\//, '')}
      </span>
      <a href={shortUrl} target="_blank" rel="noreferrer" title="Open in a new tab" className={buttonClass('quiet')}>
        <ExternalLink aria-hidden />
        Open
      </a>
      <Button tone="primary" onClick={() => void copy(shortUrl)} className="w-full min-w-28 sm:w-auto">
        {copyState === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{copyLabels[copyState]}</span>
      </Button>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="mt-0.5 text-base">{children}</dd>
    </div>
  );
}

function Onward({ id, onCreateAnother }: { id: string; onCreateAnother: () => void }) {
  const navigate = useNavigate();
  // The router counts its own entries: without one before this, going back would leave the app.
  const hasHistory = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
      <Button tone="quiet" onClick={() => void (hasHistory ? navigate(-1) : navigate(paths.dashboard))}>
        <ArrowLeft aria-hidden />
        {hasHistory ? 'Back' : 'Back to dashboard'}
      </Button>
      <Button onClick={onCreateAnother}>
        <Plus aria-hidden />
        Create another
      </Button>
      <Link to={urlPage(id)} className={buttonClass('secondary')}>
        <ChartNoAxesColumn aria-hidden />
        Open its page
      </Link>
    </div>
  );
}
