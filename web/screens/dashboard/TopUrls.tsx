import { graphql, useFragment } from 'react-relay/hooks';
import type { TopUrls_dashboard$key } from '../../__generated__/TopUrls_dashboard.graphql';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TopUrlRow } from './TopUrlRow.tsx';

/** The URLs with the most clicks in the period. */
export function TopUrls(props: { dashboard: TopUrls_dashboard$key }) {
  const { topUrls } = useFragment(
    graphql`
      fragment TopUrls_dashboard on Dashboard {
        topUrls(first: 5) {
          clicks
          url {
            id
          }
          ...TopUrlRow_entry
        }
      }
    `,
    props.dashboard,
  );
  const most = Math.max(...topUrls.map((entry) => entry.clicks), 1);
  return (
    <Panel
      title="Top links"
      tip={<MetricTip metric="visitors" name="Top links" />}
      subtitle="Most clicks in this period"
    >
      {topUrls.length === 0 ? (
        <NoClicks>The links with the most clicks appear here.</NoClicks>
      ) : (
        <ol className="divide-y divide-line">
          {topUrls.map((entry) => (
            <TopUrlRow key={entry.url.id} entry={entry} most={most} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
