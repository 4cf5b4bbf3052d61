import { graphql, useFragment } from 'react-relay/hooks';
import type { DashboardFooter_viewer$key } from '../../__generated__/DashboardFooter_viewer.graphql';
import { formatTime } from '../../format/dates.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { PlanLink } from '../../parts/PlanLink.tsx';

const UNLIMITED = -1;

const outOf = (count: number, limit: number, noun: string) =>
  limit === UNLIMITED ? countOf(count, noun) : `${formatCount(count)} / ${countOf(limit, noun)}`;

/** When the figures were read, what they leave out, and how much of the plan is used. */
export function DashboardFooter(props: { viewer: DashboardFooter_viewer$key }) {
  const { tier, timeZone, usage, dashboard } = useFragment(
    graphql`
      fragment DashboardFooter_viewer on Viewer @argumentDefinitions(period: { type: "DashboardPeriod!" }) {
        tier
        timeZone
        usage {
          currentMonthClicks
          clickLimit
          urlCount
          maxUrls
        }
        dashboard(period: $period) {
          botClicks
          updatedAt
        }
      }
    `,
    props.viewer,
  );
  return (
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-faint tabular-nums">
      <p>
        Last refreshed at <time dateTime={dashboard.updatedAt}>{formatTime(dashboard.updatedAt, timeZone)}</time>
        {dashboard.botClicks > 0 && ` · ${countOf(dashboard.botClicks, 'bot click')} left out`}
      </p>
      <p>
        <span className="capitalize">{tier}</span> plan · {outOf(usage.currentMonthClicks, usage.clickLimit, 'click')}{' '}
        this month · {outOf(usage.urlCount, usage.maxUrls, 'link')} · <PlanLink />
      </p>
    </footer>
  );
}
