import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountCards_stats$key } from '../../__generated__/AccountCards_stats.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { Count } from '../../ui/Count.tsx';
import { StatCard } from '../../ui/StatCard.tsx';

/** The sums of the account since its first URL. */
export function AccountCards(props: { stats: AccountCards_stats$key }) {
  const stats = useFragment(
    graphql`
      fragment AccountCards_stats on GlobalStats {
        totalUrls
        activeUrls
        inactiveUrls
        expiredUrls
        expiringUrls
        scheduledUrls
        limitReachedUrls
        totalClicks
        visitors
        totalBotClicks
        averageClicksPerUrl
        lastClickedAt
      }
    `,
    props.stats,
  );
  const { averageClicksPerUrl: average, lastClickedAt } = stats;
  const last = lastClickedAt ? `the last on ${formatDateTime(lastClickedAt)}` : 'none yet';
  const clicksNote =
    typeof average !== 'number' ? 'No links yet' : `${formatCount(average)} per link on average, ${last}`;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label="Total links"
        value={<Count of={stats.totalUrls} />}
        note={
          `${formatCount(stats.activeUrls)} active (${formatCount(stats.expiringUrls)} expiring), ` +
          `${formatCount(stats.expiredUrls)} expired, ${formatCount(stats.inactiveUrls)} inactive` +
          (stats.scheduledUrls ? `, ${formatCount(stats.scheduledUrls)} scheduled` : '') +
          (stats.limitReachedUrls ? `, ${formatCount(stats.limitReachedUrls)} at their limit` : '')
        }
      />
      <StatCard label="Total clicks" value={<Count of={stats.totalClicks} />} note={clicksNote} />
      <StatCard label="Visitors" value={<Count of={stats.visitors} />} note="Sum of daily visitors" />
      <StatCard label="Bot clicks" value={<Count of={stats.totalBotClicks} />} note="Counted separately from clicks" />
    </dl>
  );
}
