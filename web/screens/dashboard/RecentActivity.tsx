import { graphql, useFragment } from 'react-relay/hooks';
import type { RecentActivity_dashboard$key } from '../../__generated__/RecentActivity_dashboard.graphql';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { RecentClickRow } from './RecentClickRow.tsx';

/** The latest clicks by people, newest first. */
export function RecentActivity(props: { dashboard: RecentActivity_dashboard$key }) {
  const { recentClicks } = useFragment(
    graphql`
      fragment RecentActivity_dashboard on Dashboard {
        recentClicks(first: 6) {
          id
          ...RecentClickRow_click
        }
      }
    `,
    props.dashboard,
  );
  const now = useNow();
  return (
    <Panel
      title="Recent activity"
      tip={<MetricTip metric="clicks" name="Recent activity" />}
      subtitle="The latest clicks, live"
    >
      {recentClicks.length === 0 ? (
        <NoClicks>Open one of your links to see its click here.</NoClicks>
      ) : (
        <ul className="divide-y divide-line">
          {recentClicks.map((click) => (
            <RecentClickRow key={click.id} click={click} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
