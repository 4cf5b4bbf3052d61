import { formatCount, formatPercent } from '../../format/numbers.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** A limit of -1 is none. */
export const UNLIMITED = -1;

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** The limit is a window that moves on: using all of it is nothing to warn of. */
  isWindow?: boolean;
  note: string;
}

const HIGH = 80;

/** How much of one limit is used, in figures and as a bar. */
export function Meter({ label, used, limit, isWindow = false, note }: MeterProps) {
  const isLimited = limit !== UNLIMITED;
  const share = isLimited && limit > 0 ? (used / limit) * 100 : 0;
  return (
    <section
      aria-label={label}
      className="grid content-start gap-2 rounded-xl border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-sm font-medium text-muted">{label}</h2>
        {isLimited && !isWindow && <Badge tone={toneOf(share)}>{formatPercent(share)}</Badge>}
      </div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">
        {formatCount(used)}
        <span className="text-base font-normal text-muted">
          {' '}
          {isLimited ? `of ${formatCount(limit)}` : '· no limit'}
        </span>
      </p>
      {isLimited && <ProgressBar value={share} label={label} />}
      <p className="text-xs text-faint">{note}</p>
    </section>
  );
}

function toneOf(share: number): BadgeTone {
  if (share >= 100) return 'danger';
  return share > HIGH ? 'warning' : 'neutral';
}
