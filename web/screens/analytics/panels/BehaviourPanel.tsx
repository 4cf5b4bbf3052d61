import { graphql, useFragment } from 'react-relay/hooks';
import type { BehaviourPanel_analytics$key } from '../../../__generated__/BehaviourPanel_analytics.graphql';
import { TabPanel } from '../../../ui/TabPanel.tsx';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';
import { BreakdownList } from '../../../parts/analytics/BreakdownList.tsx';
import { FactShares } from '../../../parts/panels/FactShares.tsx';
import { Patterns } from './Patterns.tsx';
import { Sessions } from './Sessions.tsx';
import { SocialNetworks } from './SocialNetworks.tsx';

const LISTED = 8;

/** User behaviour: when people click, how often, by which provider and from which social networks. */
export function BehaviourPanel(props: { analytics: BehaviourPanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment BehaviourPanel_analytics on Analytics {
        networks: breakdown(dimension: NETWORK, first: 10) {
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
        connections {
          ...FactShares_shares
        }
        ...Patterns_analytics
        ...Sessions_analytics
        ...SocialNetworks_analytics
      }
    `,
    props.analytics,
  );
  const { networks, connections } = analytics;
  return (
    <TabPanel
      title="User behaviour"
      tip={<MetricTip metric="clicks" name="User behaviour" />}
      subtitle="When people click and what they do"
      tabs={[
        { value: 'patterns', label: 'Patterns', content: <Patterns analytics={analytics} /> },
        { value: 'sessions', label: 'Sessions', content: <Sessions analytics={analytics} /> },
        {
          value: 'network',
          label: 'Network',
          content: (
            <div className="grid gap-4">
              {connections && (
                <section aria-label="Connection types">
                  <h3 className="mb-1 text-xs font-medium text-muted">Connection types</h3>
                  <FactShares shares={connections} unit="clicks" limit={LISTED} />
                </section>
              )}
              <BreakdownList
                breakdown={networks}
                limit={LISTED}
                facts="way"
                empty="The providers of your visitors appear here."
              />
            </div>
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
