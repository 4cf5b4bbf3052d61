import { formatCount } from '../../format/numbers.ts';
import { useBulkProgress } from '../../parts/useBulkProgress.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** How far an import has come. */
export function ImportProgress({ jobId, total }: { jobId: string; total: number }) {
  const done = useBulkProgress(jobId);
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm font-medium">Importing your links …</p>
      <ProgressBar value={(done / total) * 100} label="Rows imported" />
      <p className="text-sm text-muted tabular-nums">
        {formatCount(done)} / {formatCount(total)}
      </p>
    </div>
  );
}
