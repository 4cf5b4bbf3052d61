import { graphql, useFragment } from 'react-relay/hooks';
import type { Sessions_analytics$key } from '../../../__generated__/Sessions_analytics.graphql';
import { formatCount, formatPercent } from '../../../format/numbers.ts';
import { useScopeContext } from '../../../parts/analytics/scope-context.ts';
import { FactShares } from '../../../parts/panels/FactShares.tsx';
import { MetricLine, MetricList } from '../../../parts/panels/MetricLine.tsx';
import { VisitNote } from '../../../parts/panels/SnippetNote.tsx';

/** How often people click per day, the share of bots, and how long visits last. */
export function Sessions(props: { analytics: Sessions_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment Sessions_analytics on Analytics {
        summary {
          clicks {
            value
          }
          visitors {
            value
          }
          bots {
            value
          }
        }
        sessionDurations {
          ...FactShares_shares
        }
        ...SnippetNote_analytics
      }
    `,
    props.analytics,
  );
  const { summary, sessionDurations } = analytics;
  const { clicks, visitors, bots } = summary;
  const people = clicks.value - (useScopeContext()?.scope.bots ? bots.value : 0);
  const again = Math.max(0, people - visitors.value);
  const share = (part: number) => (people + bots.value ? formatPercent((part / (people + bots.value)) * 100) : '—');
  return (
    <div className="grid gap-4">
      <MetricList>
        <MetricLine
          metric="visitors"
          name="First clicks of a day"
          note={people ? `${formatPercent((visitors.value / people) * 100)} of the clicks by people` : 'by people'}
        >
          {formatCount(visitors.value)}
        </MetricLine>
        <MetricLine
          metric="unique-rate"
          name="Repeated clicks"
          note="on the same day, or by people who ask not to be tracked"
        >
          {formatCount(again)}
        </MetricLine>
        <MetricLine metric="bots" name="Bots" note={`${share(bots.value)} of all redirects`}>
          {formatCount(bots.value)}
        </MetricLine>
      </MetricList>
      {sessionDurations ? (
        <section aria-label="Session durations">
          <h3 className="mb-1 text-xs font-medium text-muted">Session durations</h3>
          <FactShares shares={sessionDurations} unit="visits" limit={sessionDurations.length} />
        </section>
      ) : (
        <VisitNote analytics={analytics} figures="Session durations" />
      )}
    </div>
  );
}
