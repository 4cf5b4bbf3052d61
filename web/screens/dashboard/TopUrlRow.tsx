import { graphql, useFragment } from 'react-relay/hooks';
import { Copy } from 'lucide-react';
import type { TopUrlRow_entry$key } from '../../__generated__/TopUrlRow_entry.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { confirmToast, failureToast } from '../../ui/toast.ts';

async function copy(shortUrl: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(shortUrl);
    await confirmToast('Short URL copied');
  } catch {
    await failureToast('The browser blocked copying. Copy it by hand.');
  }
}

/** One URL with its clicks, measured against the busiest. */
export function TopUrlRow(props: { entry: TopUrlRow_entry$key; most: number }) {
  const { url, clicks, visitors } = useFragment(
    graphql`
      fragment TopUrlRow_entry on UrlClicks {
        clicks
        visitors
        url {
          shortCode
          shortUrl
          originalUrl
          title
        }
      }
    `,
    props.entry,
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 py-3 first:pt-1 last:pb-0">
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <a
            href={url.shortUrl}
            target="_blank"
            rel="noreferrer"
            title={`Open ${url.shortUrl} in a new tab`}
            className="shrink-0 font-mono text-sm font-medium text-accent hover:underline"
          >
            /{url.shortCode}
          </a>
          <span className="truncate text-sm">{url.title ?? 'Untitled'}</span>
        </p>
        <p className="truncate text-xs text-faint">{url.originalUrl}</p>
      </div>
      <p className="text-right">
        <span className="block text-base font-semibold tabular-nums">{formatCount(clicks)}</span>
        <span className="block text-xs text-faint tabular-nums">{countOf(visitors, 'visitor')}</span>
      </p>
      <IconButton label={`Copy ${url.shortUrl}`} onClick={() => void copy(url.shortUrl)}>
        <Copy />
      </IconButton>
      <div className="col-span-3">
        <ProgressBar
          value={(clicks / props.most) * 100}
          label={`Clicks on /${url.shortCode}, compared with the busiest URL`}
        />
      </div>
    </li>
  );
}
