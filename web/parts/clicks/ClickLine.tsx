import { Link } from 'react-router-dom';
import { formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Flag } from '../../ui/Flag.tsx';

interface ClickLineProps {
  countryCode: string | null | undefined;
  title: string;
  /** The page that the title leads to. */
  to?: string;
  detail: string;
  /** ISO. */
  at: string;
  /** In milliseconds. */
  now: number;
}

/** One click of a short list: where from, what with, and how long ago. */
export function ClickLine({ countryCode, title, to, detail, at, now }: ClickLineProps) {
  return (
    <li className="relative flex animate-fade-in items-center gap-3 py-2.5 first:pt-1 last:pb-0">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-sunken">
        <Flag code={countryCode} />
      </span>
      <div className="min-w-0 grow">
        {to ? (
          <p className="truncate font-mono text-sm font-medium">
            <Link to={to} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          </p>
        ) : (
          <p className="truncate text-sm font-medium">{title}</p>
        )}
        <p className="truncate text-xs text-faint">{detail}</p>
      </div>
      <time dateTime={at} title={formatDateTime(at)} className="relative shrink-0 text-xs text-muted tabular-nums">
        {relativeTime(at, now)}
      </time>
    </li>
  );
}
