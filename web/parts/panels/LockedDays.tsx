import { Lock } from 'lucide-react';
import { formatDays } from '../../format/dates.ts';

/** A shaded strip where the days would be that the plan does not show. */
export const LockedDays = ({ from }: { from: string }) => (
  <div
    title={`Days before ${formatDays(from, from)} are locked on your plan.`}
    className="mb-7 flex w-10 shrink-0 flex-col items-center justify-center gap-1 rounded-l-lg border-r border-dashed border-edge bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,transparent_6px_12px)] text-faint"
  >
    <Lock aria-hidden className="size-4" />
    <span className="[writing-mode:vertical-rl] text-xs">Locked before {formatDays(from, from)}</span>
  </div>
);
