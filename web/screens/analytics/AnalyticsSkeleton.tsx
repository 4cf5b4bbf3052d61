import { Skeleton } from '../../ui/states.tsx';

const CARDS = ['clicks', 'visitors', 'bounces', 'time', 'conversions', 'mobile', 'country', 'device'];

/** The skeleton of the page while its first figures load. */
export function AnalyticsSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 lg:px-8 lg:py-7">
      <title>Analytics · Footbridge</title>
      <span className="sr-only">Loading analytics …</span>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-12 w-56" />
        <Skeleton className="h-9 w-80" />
      </div>
      <Skeleton className="h-11" />
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-28 rounded-xl" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        <Skeleton className="h-96 rounded-xl lg:col-span-2" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </div>
  );
}
