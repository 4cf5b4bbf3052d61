import { graphql, useFragment } from 'react-relay/hooks';
import type { OverviewRest_analytics$key } from '../../__generated__/OverviewRest_analytics.graphql';
import { Later } from '../../ui/Later.tsx';
import { BrowserPanel } from './BrowserPanel.tsx';
import { DevicePanel } from './DevicePanel.tsx';
import { GeographyPanel } from './GeographyPanel.tsx';
import { PeakHours } from './PeakHours.tsx';
import { PerformancePanel } from './PerformancePanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';
import { UnmeasuredNote } from './UnmeasuredNote.tsx';
import { WeekHeat } from './WeekHeat.tsx';

/** The panels of the Overview beside and below its top, within the grid of that. */
export function OverviewRest(props: { analytics: OverviewRest_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment OverviewRest_analytics on Analytics {
        ...SourcesPanel_analytics
        ...UnmeasuredNote_analytics
        ...GeographyPanel_analytics
        ...DevicePanel_analytics
        ...BrowserPanel_analytics
        ...PeakHours_analytics
        ...WeekHeat_analytics
        ...PerformancePanel_analytics
      }
    `,
    props.analytics,
  );
  return (
    <>
      <SourcesPanel analytics={analytics} isDetailed={false} />
      <div className="flex min-w-0 flex-col gap-5 lg:col-span-3">
        <UnmeasuredNote analytics={analytics} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <GeographyPanel analytics={analytics} isDetailed={false} />
          <div className="grid gap-5">
            <DevicePanel analytics={analytics} />
            <BrowserPanel analytics={analytics} />
          </div>
        </div>
        <Later>
          <div className="grid gap-5 lg:grid-cols-3">
            <PeakHours analytics={analytics} />
            <WeekHeat analytics={analytics} className="lg:col-span-2" />
          </div>
          <PerformancePanel analytics={analytics} />
        </Later>
      </div>
    </>
  );
}
