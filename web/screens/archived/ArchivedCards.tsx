import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchivedCards_counts$key } from '../../__generated__/ArchivedCards_counts.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { StatCard } from '../../ui/StatCard.tsx';

/** How many URLs there are to be brought back. */
export function ArchivedCards(props: { counts: ArchivedCards_counts$key }) {
  const { total, expired, limitReached, inactive, expiring } = useFragment(
    graphql`
      fragment ArchivedCards_counts on UrlCounts {
        total
        expired
        limitReached
        inactive
        expiring
      }
    `,
    props.counts,
  );
  const ended = expired + limitReached;
  const all = ended + inactive + expiring;
  const atLimit = limitReached ? `${formatCount(limitReached)} at their click limit` : 'their expiry has passed';
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard label="Needs attention" value={formatCount(all)} note={`of ${countOf(total, 'link')}`} />
      <StatCard label="Ended" value={formatCount(ended)} note={atLimit} />
      <StatCard label="Inactive" value={formatCount(inactive)} note="switched off" />
      <StatCard label="Expiring soon" value={formatCount(expiring)} note="7 days or fewer left" />
    </dl>
  );
}
