import { graphql, useFragment } from 'react-relay/hooks';
import type { SourcesPanel_analytics$key } from '../../__generated__/SourcesPanel_analytics.graphql';
import { BreakdownList } from '../analytics/BreakdownList.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { Campaigns } from './Campaigns.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';

interface SourcesPanelProps {
  analytics: SourcesPanel_analytics$key;
  /** With what is known of the visits from each source. */
  isDetailed: boolean;
}

const LISTED = 8;

/** Where people come from: channels, referrers and campaigns. */
export function SourcesPanel({ isDetailed, ...props }: SourcesPanelProps) {
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
  const facts = isDetailed ? { facts: 'visit' as const } : {};
  return (
    <TabPanel
      title="Traffic sources"
      tip={<MetricTip metric="channel" name="Traffic sources" />}
      subtitle="Where people come from"
      tabs={[
        {
          value: 'referrers',
          label: 'Referrers',
          content: (
            <BreakdownList
              breakdown={analytics.referrers}
              limit={LISTED}
              {...facts}
              empty="The websites that people come from appear here."
            />
          ),
        },
        { value: 'campaigns', label: 'UTM campaigns', content: <Campaigns analytics={analytics} /> },
        {
          value: 'channels',
          label: 'Channels',
          content: (
            <BreakdownList
              breakdown={analytics.channels}
              limit={LISTED + 2}
              {...facts}
              empty="Search, social, email and so on appear here."
            />
          ),
        },
      ]}
    />
  );
}
