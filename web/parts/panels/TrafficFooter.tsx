import { graphql, useFragment } from 'react-relay/hooks';
import type { TrafficFooter_analytics$key } from '../../__generated__/TrafficFooter_analytics.graphql';
import { formatHourSpan } from '../../format/hours.ts';
import { countOf, formatPercent } from '../../format/numbers.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Unknown } from '../../ui/Unknown.tsx';
import { Figure } from './Figure.tsx';
import { dailyAverage, peakHourOf } from './traffic-series.ts';

/** The three figures under the detailed traffic chart. */
export function TrafficFooter(props: { analytics: TrafficFooter_analytics$key }) {
  const { days, peakHours, summary } = useFragment(
    graphql`
      fragment TrafficFooter_analytics on Analytics {
        days: series {
          clicks
        }
        peakHours {
          hour
          clicks
        }
        summary {
          clicks {
            change
          }
        }
      }
    `,
    props.analytics,
  );
  const peak = peakHourOf(peakHours.map(({ hour, clicks }) => ({ hour, clicks })));
  const { change } = summary.clicks;
  const isCompared = (useScopeContext()?.scope.compare ?? 'none') !== 'none';
  return (
    <dl className="mt-3 grid grid-cols-3 gap-3 border-t border-line pt-3">
      <Figure name="Peak hour" note={peak === null ? null : 'in this period'}>
        {peak === null ? <Unknown why="No clicks in this period" /> : formatHourSpan(peak)}
      </Figure>
      <Figure name="Growth">
        {typeof change === 'number' && isCompared ? (
          `${change > 0 ? '+' : ''}${formatPercent(change)}`
        ) : (
          <Unknown why="No earlier figures to compare with" />
        )}
      </Figure>
      <Figure name="Avg. daily">{countOf(dailyAverage(days), 'click')}</Figure>
    </dl>
  );
}
