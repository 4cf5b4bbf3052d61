import { graphql, useFragment } from 'react-relay/hooks';
import type { InstallationPanel_stats$key } from '../../__generated__/InstallationPanel_stats.graphql';
import { Count } from '../../ui/Count.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The sums of all accounts, for those who run the server. */
export function InstallationPanel(props: { stats: InstallationPanel_stats$key }) {
  const stats = useFragment(
    graphql`
      fragment InstallationPanel_stats on InstallationStats {
        accounts
        totalUrls
        activeUrls
        totalClicks
        visitors
        totalBotClicks
      }
    `,
    props.stats,
  );
  const figures = [
    ['Accounts', stats.accounts],
    ['Links', stats.totalUrls],
    ['Active links', stats.activeUrls],
    ['Clicks', stats.totalClicks],
    ['Visitors', stats.visitors],
    ['Bot clicks', stats.totalBotClicks],
  ] as const;
  return (
    <Panel title="This installation" subtitle="All accounts together. Only those who run this server see it.">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              <Count of={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
