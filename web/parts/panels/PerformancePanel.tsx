import { graphql, useFragment } from 'react-relay/hooks';
import type { PerformancePanel_analytics$key } from '../../__generated__/PerformancePanel_analytics.graphql';
import { formatDuration } from '../../format/duration.ts';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { MeasuredLine, MetricLine, MetricList, UnknownLine } from './MetricLine.tsx';
import { NEEDS_MEASUREMENT, NEEDS_SNIPPET } from '../analytics/figure-tips.ts';

/** Network quality and what follows the clicks, as far as measured. */
export function PerformancePanel(props: { analytics: PerformancePanel_analytics$key; className?: string }) {
  const { summary } = useFragment(
    graphql`
      fragment PerformancePanel_analytics on Analytics {
        summary {
          uniqueRate
          visits {
            ...useMeasured_figure
          }
          bounceRate {
            ...useMeasured_figure
          }
          averageSessionTime {
            ...useMeasured_figure
          }
          conversionRate {
            ...useMeasured_figure
          }
        }
      }
    `,
    props.analytics,
  );
  const { uniqueRate } = summary;
  return (
    <Panel title="Performance Metrics" subtitle="After the click" className={props.className}>
      <MetricList>
        <MetricLine metric="unique-rate" name="Unique rate" note="visitors as a percentage of clicks">
          {typeof uniqueRate === 'number' ? formatPercent(uniqueRate) : <Unknown why="No clicks in this period" />}
        </MetricLine>
        <MeasuredLine metric="visit" name="Visits" figure={summary.visits} format={formatCount} />
        <MeasuredLine metric="bounce-rate" name="Bounce rate" figure={summary.bounceRate} format={formatPercent} />
        <MeasuredLine
          metric="session-time"
          name="Avg. session time"
          figure={summary.averageSessionTime}
          format={formatDuration}
        />
        <MeasuredLine
          metric="conversion"
          name="Conversion rate"
          figure={summary.conversionRate}
          format={formatPercent}
        />
        <UnknownLine metric="quality" name="Network quality" note={NEEDS_MEASUREMENT} />
        <UnknownLine metric="quality" name="Page load time" note={NEEDS_SNIPPET} />
      </MetricList>
    </Panel>
  );
}
