import { graphql, useFragment } from 'react-relay/hooks';
import type { BehaviourPanel_analytics$key } from '../../__generated__/BehaviourPanel_analytics.graphql';
import { BreakdownList } from '../../parts/analytics/BreakdownList.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { MetricTip } from './MetricTip.tsx';
import { NEEDS_MEASUREMENT } from './metrics.ts';
import { NotMeasured } from './NotMeasured.tsx';
import { Patterns } from './Patterns.tsx';
import { Sessions } from './Sessions.tsx';

const LISTED = 8;

/** What people do: when they come, how often, and by which social networks. */
export function BehaviourPanel(props: { analytics: BehaviourPanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment BehaviourPanel_analytics on Analytics {
        social(first: 10) {
          ...BreakdownList_breakdown
        }
        ...Patterns_analytics
        ...Sessions_analytics
      }
    `,
    props.analytics,
  );
  return (
    <TabPanel
      title="User Behaviour"
      tip={<MetricTip metric="clicks" name="User Behaviour" />}
      subtitle="When people come, and what they do"
      tabs={[
        { value: 'patterns', label: 'Patterns', content: <Patterns analytics={analytics} /> },
        { value: 'sessions', label: 'Sessions', content: <Sessions analytics={analytics} /> },
        {
          value: 'network',
          label: 'Network',
          content: (
            <NotMeasured title="Connections are not measured yet">
              Whether people come by Wi-Fi, mobile data or cable no redirect tells. {NEEDS_MEASUREMENT}.
            </NotMeasured>
          ),
        },
        {
          value: 'social',
          label: 'Social',
          content: (
            <BreakdownList
              breakdown={analytics.social}
              limit={LISTED}
              emptyTitle="No clicks from social networks"
              empty="Clicks that social networks bring appear here, by the network."
              isPart
            />
          ),
        },
      ]}
    />
  );
}
