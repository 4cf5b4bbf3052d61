import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { PanelsSkeleton, Skeleton } from '../../ui/states.tsx';

const CARDS = ['clicks', 'visitors', 'bounces', 'time', 'conversions', 'mobile', 'country', 'device'];

/** The skeleton of the page while its first figures load. */
export function AnalyticsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading analytics …</span>
      <Page title={titles.analytics} intro="Loading …" actions={<Skeleton className="h-9 w-80" />}>
        <Skeleton className="h-11" />
        <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-28 rounded-xl" />
          ))}
        </div>
        <PanelsSkeleton />
      </Page>
    </div>
  );
}
