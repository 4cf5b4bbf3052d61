import { formatCount } from '../../format/numbers.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useBulkProgress } from './useBulkProgress.ts';

/** How far the creation has come. */
export function Processing({ jobId, total }: { jobId: string; total: number }) {
  const done = useBulkProgress(jobId);
  return (
    <div role="status" className="mx-auto grid max-w-md gap-4 px-4 py-20 text-center">
      <h2 className="text-lg font-semibold">Creating your links …</h2>
      <ProgressBar value={(done / total) * 100} label="Rows processed" />
      <p className="text-sm text-muted tabular-nums">
        {formatCount(done)} / {formatCount(total)}
      </p>
    </div>
  );
}
