import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Check, Copy } from 'lucide-react';
import type { UrlIdentity_url$key } from '../../__generated__/UrlIdentity_url.graphql';
import { LeadsTo } from '../experiments/LeadsTo.tsx';
import { IconButton } from '../../ui/Button.tsx';
import type { CopyState } from '../../ui/useCopy.ts';
import { UrlTags } from '../tags/UrlTags.tsx';
import { UrlMarks } from './UrlMarks.tsx';
import { urlPage } from './url-page.ts';
import { classes } from '../../ui/classes.ts';
import { LinkName } from '../../ui/LinkName.tsx';

interface UrlIdentityProps {
  url: UrlIdentity_url$key;
  copyState: CopyState;
  onCopy: () => void;
}

const copyLabels: Record<CopyState, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy by hand' };

/** What a URL is called, its short code, and where it leads. */
export function UrlIdentity({ copyState, onCopy, ...props }: UrlIdentityProps) {
  const url = useFragment(
    graphql`
      fragment UrlIdentity_url on ShortUrl {
        id
        title
        shortCode
        domain
        shortUrl
        originalUrl
        experiment {
          state
        }
        ...UrlMarks_url
        ...UrlTags_url
      }
    `,
    props.url,
  );
  const { id, title, shortUrl, originalUrl, experiment } = url;
  const isCopied = copyState === 'copied';
  return (
    <>
      <p className="flex text-base font-medium">
        <Link
          to={urlPage(id)}
          title={title ?? undefined}
          className="-my-0.5 max-w-full truncate py-0.5 after:absolute after:inset-0 hover:underline focus-visible:outline-offset-0"
        >
          {title ?? <span className="text-muted">Untitled</span>}
        </Link>
      </p>
      <p className="flex min-h-6 min-w-0 items-center gap-1 text-sm max-sm:flex-wrap">
        <span
          className={classes(
            'shrink-0 font-mono font-medium text-accent max-sm:max-w-[75%]',
            url.domain ? 'max-w-[60%]' : 'max-w-[45%]',
          )}
          title={shortUrl}
        >
          <LinkName domain={url.domain} shortCode={url.shortCode} />
        </span>
        <IconButton
          label={`Copy ${shortUrl}`}
          onClick={onCopy}
          className="relative z-1 !size-6 !rounded-md [&_svg]:!size-3.5"
        >
          {isCopied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
        </IconButton>
        <span role="status" className={isCopied ? 'text-xs text-positive' : 'text-xs text-warning'}>
          {copyState !== 'idle' && copyLabels[copyState]}
        </span>
        <UrlMarks url={url} />
        <span className="min-w-0 grow overflow-hidden text-xs text-faint">
          <LeadsTo originalUrl={originalUrl} test={experiment?.state} />
        </span>
      </p>
      <UrlTags url={url} most={4} />
    </>
  );
}
