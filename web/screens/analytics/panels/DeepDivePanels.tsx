import { graphql, useFragment } from 'react-relay/hooks';
import type { DeepDivePanels_analytics$key } from '../../../__generated__/DeepDivePanels_analytics.graphql';
import { BehaviourPanel } from './BehaviourPanel.tsx';
import { BreakdownPanel } from './BreakdownPanel.tsx';
import { GeographyPanel } from '../../../parts/panels/GeographyPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';
import { PanelPlace, useNamedPanel } from './PanelPlace.tsx';
import { PathPanel } from '../paths/PathPanel.tsx';
import { PerformancePanel } from '../../../parts/panels/PerformancePanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SourcesPanel } from '../../../parts/panels/SourcesPanel.tsx';
import { TrafficPanel } from '../../../parts/panels/TrafficPanel.tsx';
import { UrlPerformance } from './UrlPerformance.tsx';
import { VariantsPanel } from './VariantsPanel.tsx';

/** The panels of the Deep dive. Without clicks one panel says so for all. */
export function DeepDivePanels(props: { analytics: DeepDivePanels_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment DeepDivePanels_analytics on Analytics
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        summary {
          clicks {
            value
          }
        }
        ...TrafficPanel_analytics @arguments(granularity: $granularity)
        ...BehaviourPanel_analytics
        ...NetworkPanel_analytics
        ...PathPanel_analytics
        ...SourcesPanel_analytics
        ...PerformancePanel_analytics
        ...UrlPerformance_analytics
        ...GeographyPanel_analytics
        models: breakdown(dimension: DEVICE_MODEL, first: 8) {
          ...BreakdownList_breakdown
        }
        versions: breakdown(dimension: OS_VERSION, first: 8) {
          ...BreakdownList_breakdown
        }
        cities: breakdown(dimension: CITY, first: 12) {
          ...BreakdownList_breakdown
        }
        ...RulesPanel_analytics
        ...VariantsPanel_analytics
      }
    `,
    props.analytics,
  );
  useNamedPanel();
  if (analytics.summary.clicks.value === 0) return <TrafficPanel analytics={analytics} isDetailed />;
  return (
    <>
      <PanelPlace id="traffic">
        <TrafficPanel analytics={analytics} isDetailed />
      </PanelPlace>
      <div className="grid gap-5 lg:grid-cols-2">
        <PanelPlace id="sources">
          <SourcesPanel analytics={analytics} isDetailed />
        </PanelPlace>
        <PanelPlace id="behaviour">
          <BehaviourPanel analytics={analytics} />
        </PanelPlace>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <PanelPlace id="countries">
          <GeographyPanel analytics={analytics} isDetailed />
        </PanelPlace>
        <div className="flex min-w-0 flex-col gap-5 *:last:grow">
          <PanelPlace id="cities">
            <BreakdownPanel dimension="CITY" breakdown={analytics.cities} limit={12} />
          </PanelPlace>
          <PanelPlace id="performance">
            <PerformancePanel analytics={analytics} />
          </PanelPlace>
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <PanelPlace id="models">
          <BreakdownPanel dimension="DEVICE_MODEL" breakdown={analytics.models} limit={8} />
        </PanelPlace>
        <PanelPlace id="versions">
          <BreakdownPanel dimension="OS_VERSION" breakdown={analytics.versions} limit={8} />
        </PanelPlace>
      </div>
      <PanelPlace id="paths">
        <PathPanel analytics={analytics} />
      </PanelPlace>
      <PanelPlace id="networks">
        <NetworkPanel analytics={analytics} />
      </PanelPlace>
      <PanelPlace id="links">
        <UrlPerformance analytics={analytics} />
      </PanelPlace>
      <RulesPanel analytics={analytics} />
      <PanelPlace id="experiments">
        <VariantsPanel analytics={analytics} />
      </PanelPlace>
    </>
  );
}
