import { graphql, useFragment } from 'react-relay/hooks';
import type { SourcesPanel_analytics$key } from '../../__generated__/SourcesPanel_analytics.graphql';
import { BreakdownList } from '../analytics/BreakdownList.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { Campaigns } from './Campaigns.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';

const LISTED = 8;

/** Where people come from: channels, referrers and campaigns. */
export function SourcesPanel(props: { analytics: SourcesPanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment SourcesPanel_analytics on Analytics {
        referrers: breakdown(dimension: REFERRER, first: 10) {
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
        channels: breakdown(dimension: CHANNEL, first: 20) {
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
        ...Campaigns_analytics
      }
    `,
    props.analytics,
  );
  return (
    <TabPanel
      title="Traffic Sources"
      tip={<MetricTip metric="channel" name="Traffic Sources" />}
      subtitle="Where people come from"
      tabs={[
        {
          value: 'referrers',
          label: 'Referrers',
          content: (
            <BreakdownList
              breakdown={analytics.referrers}
              limit={LISTED}
              facts="visit"
              empty="The websites that people come from appear here."
            />
          ),
        },
        { value: 'campaigns', label: 'UTM Campaigns', content: <Campaigns analytics={analytics} /> },
        {
          value: 'channels',
          label: 'Channels',
          content: (
            <BreakdownList
              breakdown={analytics.channels}
              limit={LISTED + 2}
              facts="visit"
              empty="Search, social, email and so on appear here."
            />
          ),
        },
      ]}
    />
  );
}
