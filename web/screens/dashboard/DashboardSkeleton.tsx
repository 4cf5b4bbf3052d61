import { readUser } from '../../session/storage.ts';
import { greeting, titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { PanelsSkeleton, Skeleton } from '../../ui/states.tsx';

/** The dashboard's outline while its first figures are on the way. */
export function DashboardSkeleton() {
  const user = readUser();
  return (
    <div role="status">
      <span className="sr-only">Loading the dashboard …</span>
      <Page title={titles.dashboard} heading={user && greeting(user.first_name)} intro="Loading …">
        <Skeleton className="h-18 rounded-xl" />
        <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
          {['urls', 'clicks', 'users', 'today'].map((card) => (
            <Skeleton key={card} className="h-28 rounded-xl" />
          ))}
        </div>
        <PanelsSkeleton />
      </Page>
    </div>
  );
}
