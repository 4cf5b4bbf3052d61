import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Copy } from 'lucide-react';
import type { TopUrlRow_entry$key } from '../../__generated__/TopUrlRow_entry.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { LeadsTo } from '../../parts/experiments/LeadsTo.tsx';
import { urlPage } from '../../parts/urls/url-page.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { confirmToast, failureToast } from '../../ui/toast.ts';
import { LinkName } from '../../ui/LinkName.tsx';
import { linkName } from '../../format/link-name.ts';

async function copy(shortUrl: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(shortUrl);
    await confirmToast('Link copied');
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
          id
          shortCode
          domain
          shortUrl
          title
          originalUrl
          experiment {
            state
          }
        }
      }
    `,
    props.entry,
  );
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 py-3 first:pt-1 last:pb-0">
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="max-w-[60%] shrink-0 font-mono text-sm font-medium text-accent">
            <LinkName domain={url.domain} shortCode={url.shortCode} />
          </span>
          <Link
            to={urlPage(url.id)}
            className="min-h-6 truncate text-sm leading-6 after:absolute after:inset-0 hover:underline"
          >
            {url.title ?? 'Untitled'}
          </Link>
        </p>
        <p className="text-xs text-faint">
          <LeadsTo originalUrl={url.originalUrl} test={url.experiment?.state} />
        </p>
      </div>
      <p className="text-right">
        <span className="block text-base font-semibold tabular-nums">{formatCount(clicks)}</span>
        <span className="block text-xs text-faint tabular-nums">{countOf(visitors, 'visitor')}</span>
      </p>
      <IconButton className="relative z-1" label={`Copy ${url.shortUrl}`} onClick={() => void copy(url.shortUrl)}>
        <Copy />
      </IconButton>
      <div className="col-span-3">
        <ProgressBar
          value={(clicks / props.most) * 100}
          label={`Clicks on ${linkName(url.domain, url.shortCode)}, compared with the busiest link`}
        />
      </div>
    </li>
  );
}
