import { Skeleton } from '../../ui/states.tsx';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The skeleton of the list while the first clicks load. */
export function ClicksSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 lg:px-8 lg:py-7">
      <title>Click History · Footbridge</title>
      <span className="sr-only">Loading the clicks …</span>
      <div className="flex items-center justify-between">
        <Skeleton className="h-12 w-56" />
        <Skeleton className="h-9 w-44" />
      </div>
      <Skeleton className="h-9 w-72" />
      <div className="grid gap-px overflow-hidden rounded-xl border border-line">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12 rounded-none" />
        ))}
      </div>
    </div>
  );
}
