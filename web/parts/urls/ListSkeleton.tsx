import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';

/** Stands for a list of URLs until its first answer. */
export function ListSkeleton({ title }: { title: string }) {
  return (
    <Page title={title} intro="Loading …">
      <Skeleton className="h-9 rounded-lg" />
      <div className="grid gap-px overflow-hidden rounded-xl border border-line">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="h-14 rounded-none" />
        ))}
      </div>
    </Page>
  );
}
