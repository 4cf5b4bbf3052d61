import { graphql, useFragment } from 'react-relay/hooks';
import type { PerformancePanel_analytics$key } from '../../__generated__/PerformancePanel_analytics.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { MeasuredLine, MetricLine, MetricList } from './MetricLine.tsx';
import { WayLines } from './WayLines.tsx';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Count } from '../../ui/Count.tsx';
import { numberFormat } from '../../format/number-format.ts';

const perVisitor = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Network quality and what follows the clicks, as far as measured. */
export function PerformancePanel(props: { analytics: PerformancePanel_analytics$key; className?: string }) {
  const { summary, facts } = useFragment(
    graphql`
      fragment PerformancePanel_analytics on Analytics {
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
          uniqueRate
          visits {
            ...useMeasured_figure
          }
          bounceRate {
            ...useMeasured_figure
          }
          conversionRate {
            ...useMeasured_figure
          }
          clickConversionRate
        }
        facts {
          ...WayLines_facts
        }
      }
    `,
    props.analytics,
  );
  const { uniqueRate, clicks, visitors, bots } = summary;
  const botsAmongClicks = useScopeContext()?.scope.bots ? bots.value : 0;
  const none = <Unknown why="No clicks in this period" />;
  return (
    <Panel title="Performance metrics" subtitle="After the click" className={props.className}>
      <MetricList>
        <MetricLine metric="unique-rate" name="Unique rate" note="visitors as a percentage of clicks">
          {typeof uniqueRate === 'number' ? formatPercent(uniqueRate) : none}
        </MetricLine>
        <MeasuredLine metric="visit" name="Visits" figure={summary.visits} format={formatCount} />
        <MeasuredLine metric="bounce-rate" name="Bounce rate" figure={summary.bounceRate} format={formatPercent} />
        <MeasuredLine
          metric="conversion"
          name="Conversion rate of visits"
          figure={summary.conversionRate}
          format={formatPercent}
        />
        {typeof summary.clickConversionRate === 'number' && (
          <MetricLine metric="conversion" name="Conversion rate of clicks" note="reported by pages or your server">
            {formatPercent(summary.clickConversionRate)}
          </MetricLine>
        )}
        <WayLines facts={facts} />
        <MetricLine metric="clicks" name="Clicks per visitor" note="on one day">
          {visitors.value ? perVisitor.format((clicks.value - botsAmongClicks) / visitors.value) : none}
        </MetricLine>
        <MetricLine metric="bots" name="Bots and previews" note="counted separately">
          <Count of={bots.value} />
        </MetricLine>
      </MetricList>
    </Panel>
  );
}
