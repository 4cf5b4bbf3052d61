import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OverviewPanels_analytics$key } from '../../../__generated__/OverviewPanels_analytics.graphql';
import { Later } from '../../../ui/Later.tsx';
import { lazily } from '../../../ui/lazily.ts';
import { OverviewTop } from '../../../parts/panels/OverviewTop.tsx';
import { RestSkeleton } from '../../../parts/panels/RestSkeleton.tsx';

const OverviewRest = lazily(async () => (await import('../../../parts/panels/OverviewRest.tsx')).OverviewRest);
const TopUrlsPanel = lazily(async () => (await import('./TopUrlsPanel.tsx')).TopUrlsPanel);

/** The panels of the Overview. Without clicks one panel says so for all. */
export function OverviewPanels(props: { analytics: OverviewPanels_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment OverviewPanels_analytics on Analytics
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        ...OverviewTop_analytics @arguments(granularity: $granularity)
        ...OverviewRest_analytics
        ...TopUrlsPanel_analytics
      }
    `,
    props.analytics,
  );
  return (
    <OverviewTop analytics={analytics}>
      <Later fallback={<RestSkeleton />}>
        <Suspense fallback={<RestSkeleton />}>
          <OverviewRest analytics={analytics} />
          <div className="min-w-0 lg:col-span-3">
            <TopUrlsPanel analytics={analytics} />
          </div>
        </Suspense>
      </Later>
    </OverviewTop>
  );
}
