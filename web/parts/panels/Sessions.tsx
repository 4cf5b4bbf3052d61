import { graphql, useFragment } from 'react-relay/hooks';
import type { Sessions_analytics$key } from '../../__generated__/Sessions_analytics.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Unknown } from '../../ui/Unknown.tsx';
import { MetricLine, MetricList, UnknownLine } from './MetricLine.tsx';
import { NEEDS_SNIPPET } from '../analytics/figure-tips.ts';

const BUCKETS = ['0-10s', '10-30s', '30s-1m', '1-2m', '2-5m', '5-10m', '10m+'];
const NOBODY = 'People are not recognised from day to day';

/** How often people click per day, the share of bots, and the measured session durations. */
export function Sessions(props: { analytics: Sessions_analytics$key }) {
  const { summary } = useFragment(
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
      }
    `,
    props.analytics,
  );
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
        <UnknownLine metric="visitors" name="New and returning" note={NOBODY} />
      </MetricList>
      <section aria-label="Session durations" className="border-t border-line pt-3">
        <h3 className="text-sm font-medium">Session durations</h3>
        <p className="text-xs text-faint">{NEEDS_SNIPPET}.</p>
        <ul className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-7">
          {BUCKETS.map((bucket) => (
            <li key={bucket} className="rounded-lg bg-sunken px-1 py-1.5 text-center text-xs text-muted">
              <span className="block">{bucket}</span>
              <Unknown why={NEEDS_SNIPPET} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
