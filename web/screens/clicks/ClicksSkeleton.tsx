import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The skeleton of the list while the first clicks load. */
export function ClicksSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the clicks …</span>
      <Page title={titles.clicks} intro="Loading …" actions={<Skeleton className="h-9 w-44" />}>
        <Skeleton className="h-9 w-72" />
        <div className="grid gap-px overflow-hidden rounded-xl border border-line">
          {rows.map((row) => (
            <Skeleton key={row} className="h-12 rounded-none" />
          ))}
        </div>
      </Page>
    </div>
  );
}
