import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Copy } from 'lucide-react';
import type { UrlIdentity_url$key } from '../../__generated__/UrlIdentity_url.graphql';
import { IconButton } from '../../ui/Button.tsx';
import type { CopyState } from '../../ui/useCopy.ts';

interface UrlIdentityProps {
  url: UrlIdentity_url$key;
  copyState: CopyState;
  onCopy: () => void;
}

const copyLabels: Record<CopyState, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy by hand' };

/** What a URL is called, its short code, and where it leads. */
export function UrlIdentity({ copyState, onCopy, ...props }: UrlIdentityProps) {
  const { title, shortCode, shortUrl, originalUrl } = useFragment(
    graphql`
      fragment UrlIdentity_url on ShortUrl {
        title
        shortCode
        shortUrl
        originalUrl
      }
    `,
    props.url,
  );
  const isCopied = copyState === 'copied';
  return (
    <>
      <p className="truncate text-base font-medium" title={title ?? undefined}>
        {title ?? <span className="text-muted">Untitled</span>}
      </p>
      <p className="flex h-6 min-w-0 items-center gap-1 text-sm">
        <a
          href={shortUrl}
          target="_blank"
          rel="noreferrer"
          title={`Open ${shortUrl} in a new tab`}
          className="shrink-0 font-mono font-medium text-accent hover:underline"
        >
          /{shortCode}
        </a>
        <IconButton label={`Copy ${shortUrl}`} onClick={onCopy} className="!size-6 !rounded-md [&_svg]:!size-3.5">
          {isCopied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
        </IconButton>
        <span role="status" className={isCopied ? 'text-xs text-positive' : 'text-xs text-warning'}>
          {copyState !== 'idle' && copyLabels[copyState]}
        </span>
        <span className="truncate text-xs text-faint" title={originalUrl}>
          {originalUrl.replace(/^https?:\/\//, '')}
        </span>
      </p>
    </>
  );
}
