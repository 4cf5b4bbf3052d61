import { graphql, useFragment } from 'react-relay/hooks';
import type { BehaviourPanel_analytics$key } from '../../__generated__/BehaviourPanel_analytics.graphql';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { NEEDS_MEASUREMENT } from '../analytics/figure-tips.ts';
import { NotMeasured } from './NotMeasured.tsx';
import { Patterns } from './Patterns.tsx';
import { Sessions } from './Sessions.tsx';
import { SocialNetworks } from './SocialNetworks.tsx';

/** User behaviour: when people click, how often, and from which social networks. */
export function BehaviourPanel(props: { analytics: BehaviourPanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment BehaviourPanel_analytics on Analytics {
        ...Patterns_analytics
        ...Sessions_analytics
        ...SocialNetworks_analytics
      }
    `,
    props.analytics,
  );
  return (
    <TabPanel
      title="User Behaviour"
      tip={<MetricTip metric="clicks" name="User Behaviour" />}
      subtitle="When people click and what they do"
      tabs={[
        { value: 'patterns', label: 'Patterns', content: <Patterns analytics={analytics} /> },
        { value: 'sessions', label: 'Sessions', content: <Sessions analytics={analytics} /> },
        {
          value: 'network',
          label: 'Network',
          content: (
            <NotMeasured title="Connections are not measured yet">
              A redirect does not show whether people use Wi-Fi, mobile data or cable. {NEEDS_MEASUREMENT}.
            </NotMeasured>
          ),
        },
        {
          value: 'social',
          label: 'Social',
          content: <SocialNetworks analytics={analytics} />,
        },
      ]}
    />
  );
}
