import { Check, CircleAlert, CircleCheck, Copy } from 'lucide-react';
import { IconButton } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import type { Outcome } from './outcome.ts';

/** What became of one row. */
export function ResultRow({ outcome: { row, sent, shortUrl, error } }: { outcome: Outcome }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-3 py-1.5 text-sm">
      {error ? (
        <CircleAlert aria-label="Failed" className="size-4 shrink-0 text-danger" />
      ) : (
        <CircleCheck aria-label="Created" className="size-4 shrink-0 text-positive" />
      )}
      <span className="w-8 shrink-0 text-right text-xs text-faint tabular-nums">{row}</span>
      <div className="min-w-0 grow">
        {shortUrl && (
          <a
            href={shortUrl}
            target="_blank"
            rel="noreferrer"
            className="block truncate font-mono font-medium text-accent hover:underline"
          >
            {shortUrl.replace(/^https?:\/\//, '')}
          </a>
        )}
        {error && <p className="text-danger">{error}</p>}
        <p className="truncate text-xs text-faint">{sent.originalUrl || '—'}</p>
      </div>
      {shortUrl && <CopyButton shortUrl={shortUrl} />}
    </li>
  );
}

function CopyButton({ shortUrl }: { shortUrl: string }) {
  const [copyState, copy] = useCopy();
  return (
    <>
      <IconButton label={`Copy ${shortUrl}`} onClick={() => void copy(shortUrl)}>
        {copyState === 'copied' ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {copyState === 'copied' && 'Copied'}
      </span>
    </>
  );
}
