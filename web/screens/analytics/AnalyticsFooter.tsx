import { graphql, useFragment } from 'react-relay/hooks';
import type { AnalyticsFooter_analytics$key } from '../../__generated__/AnalyticsFooter_analytics.graphql';
import type { AnalyticsFooter_viewer$key } from '../../__generated__/AnalyticsFooter_viewer.graphql';
import { formatLongDay, formatTimeIn } from '../../format/dates.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { PlanLink } from '../../parts/PlanLink.tsx';

interface AnalyticsFooterProps {
  viewer: AnalyticsFooter_viewer$key;
  analytics: AnalyticsFooter_analytics$key;
  areBotsCounted: boolean;
}

/** When the figures were loaded, what they leave out, and the limits of the plan. */
export function AnalyticsFooter(props: AnalyticsFooterProps) {
  const { tier, timeZone, limits } = useFragment(
    graphql`
      fragment AnalyticsFooter_viewer on Viewer {
        tier
        timeZone
        limits {
          maxAnalyticsHistoryDays
        }
      }
    `,
    props.viewer,
  );
  const { updatedAt, from, to, summary } = useFragment(
    graphql`
      fragment AnalyticsFooter_analytics on Analytics {
        updatedAt
        from
        to
        summary {
          bots {
            value
          }
        }
      }
    `,
    props.analytics,
  );
  const days = limits.maxAnalyticsHistoryDays;
  const bots = summary.bots.value;
  return (
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-faint tabular-nums">
      <p>
        {formatLongDay(from)} – {formatLongDay(to)} · Last refreshed at{' '}
        <time dateTime={updatedAt}>{formatTimeIn(updatedAt, timeZone)}</time>
        {bots > 0 && ` · ${countOf(bots, 'bot click')} ${props.areBotsCounted ? 'included' : 'left out'}`}
      </p>
      <p>
        <span className="capitalize">{tier}</span> plan · {formatCount(days)} days of analytics history · <PlanLink />
      </p>
    </footer>
  );
}
