import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkPanel_analytics$key } from '../../__generated__/NetworkPanel_analytics.graphql';
import { BreakdownList } from '../analytics/BreakdownList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { NEEDS_MEASUREMENT } from '../analytics/figure-tips.ts';
import { Figure } from './Figure.tsx';

const LISTED = 8;
const TIERS = ['Excellent', 'Good', 'Fair', 'Poor'];

/** The providers of visitors; the network quality is not measured yet. */
export function NetworkPanel(props: { analytics: NetworkPanel_analytics$key }) {
  const { networks } = useFragment(
    graphql`
      fragment NetworkPanel_analytics on Analytics {
        networks: breakdown(dimension: NETWORK, first: 10) {
          ...BreakdownList_breakdown
        }
      }
    `,
    props.analytics,
  );
  const dash = <Unknown why={NEEDS_MEASUREMENT} />;
  return (
    <Panel
      title="Networks"
      tip={<MetricTip metric="quality" name="Networks" />}
      subtitle="Providers by organisation and number (ASN)"
    >
      <BreakdownList breakdown={networks} limit={LISTED} empty="The providers of your visitors appear here." />
      <section aria-label="Network quality" className="mt-auto grid gap-2 border-t border-line pt-3">
        <dl className="grid grid-cols-3 gap-3">
          <Figure name="Avg. Speed">{dash}</Figure>
          <Figure name="Avg. RTT">{dash}</Figure>
          <Figure name="Avg. Quality">{dash}</Figure>
        </dl>
        <p className="text-xs text-faint">
          Speed, round-trip time and quality ({TIERS.join(', ').toLowerCase()}): {NEEDS_MEASUREMENT.toLowerCase()}.
        </p>
      </section>
    </Panel>
  );
}
