import { graphql, useFragment } from 'react-relay/hooks';
import type { OverviewPanels_analytics$key } from '../../__generated__/OverviewPanels_analytics.graphql';
import { BrowserPanel } from './BrowserPanel.tsx';
import { DevicePanel } from './DevicePanel.tsx';
import { GeographyPanel } from './GeographyPanel.tsx';
import { PeakHours } from './PeakHours.tsx';
import { PerformancePanel } from './PerformancePanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { TopUrlsPanel } from './TopUrlsPanel.tsx';
import { TrafficPanel } from './TrafficPanel.tsx';
import { Later } from '../../ui/Later.tsx';
import { UnmeasuredNote } from './UnmeasuredNote.tsx';
import { WeekHeat } from './WeekHeat.tsx';

/** The panels of the Overview; of one URL, without those that compare URLs. Without clicks one panel says so for all. */
export function OverviewPanels(props: { analytics: OverviewPanels_analytics$key; isOneUrl?: boolean }) {
  const analytics = useFragment(
    graphql`
      fragment OverviewPanels_analytics on Analytics
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        summary {
          clicks {
            value
          }
        }
        ...SummaryCards_analytics
        ...TrafficPanel_analytics @arguments(granularity: $granularity)
        ...SourcesPanel_analytics
        ...PeakHours_analytics
        ...WeekHeat_analytics
        ...GeographyPanel_analytics
        ...DevicePanel_analytics
        ...BrowserPanel_analytics
        ...PerformancePanel_analytics
        ...TopUrlsPanel_analytics
        ...UnmeasuredNote_analytics
      }
    `,
    props.analytics,
  );
  if (analytics.summary.clicks.value === 0) {
    return (
      <>
        <SummaryCards analytics={analytics} />
        <TrafficPanel analytics={analytics} isDetailed={false} />
      </>
    );
  }
  return (
    <>
      <SummaryCards analytics={analytics} />
      <div className="grid gap-5 lg:grid-cols-3">
        <TrafficPanel analytics={analytics} isDetailed={false} className="lg:col-span-2" />
        <SourcesPanel analytics={analytics} isDetailed={false} />
      </div>
      <Later>
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
          {!props.isOneUrl && <TopUrlsPanel analytics={analytics} />}
        </Later>
      </Later>
    </>
  );
}
