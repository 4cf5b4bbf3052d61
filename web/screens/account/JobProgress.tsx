import { formatCount } from '../../format/numbers.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** How far a job is that is under way. */
export function JobProgress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <div className="grid w-full max-w-md gap-1.5">
      <p role="status" className="text-sm tabular-nums">
        {label}
        {total > 0 && ` ${formatCount(done)} of ${formatCount(total)}`}
      </p>
      <ProgressBar value={total ? (done / total) * 100 : 0} label={label} />
    </div>
  );
}
