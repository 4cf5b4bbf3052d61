import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Copy, ExternalLink } from 'lucide-react';
import type { ShareLine_url$key } from '../../__generated__/ShareLine_url.graphql';
import { IconButton } from '../../ui/Button.tsx';
import { useCopy, type CopyState } from '../../ui/useCopy.ts';

const told: Record<CopyState, string> = { idle: '', copied: 'Copied', failed: 'Copy it by hand' };

/** The address to share: copied by its button, opened by another. */
export function ShareLine(props: { url: ShareLine_url$key }) {
  const { shortUrl } = useFragment(
    graphql`
      fragment ShareLine_url on ShortUrl {
        shortUrl
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="truncate font-mono text-base font-medium text-accent">
        {shortUrl.replace(/^https?:\/\//, '')}
      </span>
      <IconButton label={`Copy ${shortUrl}`} onClick={() => void copy(shortUrl)}>
        {copyState === 'copied' ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
      </IconButton>
      <a
        href={shortUrl}
        target="_blank"
        rel="noreferrer"
        title="Open in a new tab"
        className="inline-flex h-9 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted hover:bg-sunken hover:text-ink"
      >
        <ExternalLink aria-hidden className="size-4" />
        Open
      </a>
      <span role="status" className="text-xs text-positive">
        {told[copyState]}
      </span>
    </span>
  );
}
