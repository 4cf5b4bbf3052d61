import { graphql, useFragment } from 'react-relay/hooks';
import type { UsageContent_viewer$key } from '../../__generated__/UsageContent_viewer.graphql';
import { formatCount } from '../../format/numbers.ts';
import { PlanLink } from '../../parts/PlanLink.tsx';
import { Meter, UNLIMITED } from './Meter.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';

/** A meter for each limit of the plan, and the clicks of the months. */
export function UsageContent(props: { viewer: UsageContent_viewer$key }) {
  const { tier, usage, usageHistory } = useFragment(
    graphql`
      fragment UsageContent_viewer on Viewer {
        tier
        usage {
          urlCount
          maxUrls
          currentMonthClicks
          clickLimit
        }
        usageHistory {
          forecast
          historyDays
          maxHistoryDays
          ...MonthsPanel_history
        }
      }
    `,
    props.viewer,
  );
  const { forecast, historyDays, maxHistoryDays } = usageHistory;
  return (
    <>
      <p className="text-sm text-muted">
        You are on the <span className="font-medium text-ink capitalize">{tier}</span> plan.{' '}
        <PlanLink>Change plan</PlanLink>
      </p>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        <Meter
          label="Links"
          used={usage.urlCount}
          limit={usage.maxUrls}
          note={
            usage.maxUrls === UNLIMITED
              ? 'Create as many as you like.'
              : 'When all are used, delete some or change plan.'
          }
        />
        <Meter
          label="Clicks this month"
          used={usage.currentMonthClicks}
          limit={usage.clickLimit}
          note={noteOnClicks(forecast ?? null, usage.clickLimit)}
        />
        <Meter
          label="Days of history"
          used={historyDays}
          limit={maxHistoryDays}
          isWindow
          note={
            historyDays < maxHistoryDays
              ? 'Every day since your first link is shown.'
              : 'Statistics show the latest days. Earlier days are locked.'
          }
        />
      </div>
      <MonthsPanel history={usageHistory} clickLimit={usage.clickLimit} />
    </>
  );
}

function noteOnClicks(forecast: number | null, limit: number): string {
  if (forecast === null) return 'The forecast begins after your first whole day.';
  const expected = `About ${formatCount(forecast)} expected by the end of the month.`;
  if (limit === UNLIMITED || forecast <= limit) return expected;
  return `${expected} Clicks beyond the limit are still redirected and counted.`;
}
