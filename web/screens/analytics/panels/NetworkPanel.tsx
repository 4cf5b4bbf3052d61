import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkPanel_analytics$key } from '../../../__generated__/NetworkPanel_analytics.graphql';
import { BreakdownList } from '../../../parts/analytics/BreakdownList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';

const LISTED = 8;

/** The providers of visitors. */
export function NetworkPanel(props: { analytics: NetworkPanel_analytics$key }) {
  const { networks } = useFragment(
    graphql`
      fragment NetworkPanel_analytics on Analytics {
        networks: breakdown(dimension: NETWORK, first: 10) {
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="Networks"
      tip={<MetricTip metric="quality" name="Networks" />}
      subtitle="Providers by organisation and number (ASN)"
    >
      <BreakdownList
        breakdown={networks}
        limit={LISTED}
        facts="way"
        empty="The providers of your visitors appear here on measurement level Essential or Full."
      />
    </Panel>
  );
}
