import { graphql, useFragment } from 'react-relay/hooks';
import type { CitiesPanel_analytics$key } from '../../__generated__/CitiesPanel_analytics.graphql';
import { BreakdownList } from '../analytics/BreakdownList.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { Panel } from '../../ui/Panel.tsx';

const LISTED = 12;

/** The cities with the most clicks; of one country once it is filtered by. */
export function CitiesPanel(props: { analytics: CitiesPanel_analytics$key }) {
  const { cities } = useFragment(
    graphql`
      fragment CitiesPanel_analytics on Analytics {
        cities: breakdown(dimension: CITY, first: 12) {
          ...BreakdownList_breakdown
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="Top Cities"
      tip={<MetricTip metric="place" name="Top Cities" />}
      subtitle="City and region, estimated from the IP address"
    >
      <BreakdownList breakdown={cities} limit={LISTED} empty="Cities appear here once people click." />
    </Panel>
  );
}
