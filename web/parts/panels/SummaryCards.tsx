import { graphql, useFragment } from 'react-relay/hooks';
import type { SummaryCards_analytics$key } from '../../__generated__/SummaryCards_analytics.graphql';
import { formatDays } from '../../format/dates.ts';
import { formatDuration } from '../../format/duration.ts';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import { TrendBadge } from '../../ui/TrendBadge.tsx';
import { MeasuredCard, SummaryCard } from './SummaryCard.tsx';

/** The figures at the top, each with its trend if known. */
export function SummaryCards(props: { analytics: SummaryCards_analytics$key }) {
  const { summary, comparedWith } = useFragment(
    graphql`
      fragment SummaryCards_analytics on Analytics {
        comparedWith {
          from
          to
        }
        summary {
          clicks {
            value
            change
          }
          visitors {
            value
            change
          }
          uniqueRate
          mobileShare
          topCountry {
            label
            percentage
          }
          topDevice {
            label
            percentage
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
  const isCompared = (useScopeContext()?.scope.compare ?? 'none') !== 'none';
  const trend = (change: number | null | undefined) =>
    isCompared && <TrendBadge change={change} text={formatPercent(Math.abs(change ?? 0))} />;
  const { clicks, visitors, uniqueRate, mobileShare, topCountry, topDevice } = summary;
  const against = comparedWith && `vs. ${formatDays(comparedWith.from, comparedWith.to)}`;
  return (
    <dl className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      <SummaryCard
        metric="clicks"
        label="Total Clicks"
        value={formatCount(clicks.value)}
        trend={trend(clicks.change)}
        note={isCompared ? (against ?? NO_EARLIER) : IN_PERIOD}
      />
      <SummaryCard
        metric="visitors"
        label="Unique Visitors"
        value={formatCount(visitors.value)}
        trend={trend(visitors.change)}
        note={`sum of daily visitors${typeof uniqueRate === 'number' ? ` · ${formatPercent(uniqueRate)} of clicks` : ''}`}
      />
      <MeasuredCard metric="bounce-rate" label="Bounce Rate" figure={summary.bounceRate} format={formatPercent} />
      <MeasuredCard
        metric="session-time"
        label="Avg. Session Time"
        figure={summary.averageSessionTime}
        format={formatDuration}
      />
      <MeasuredCard
        metric="conversion"
        label="Conversion Rate"
        figure={summary.conversionRate}
        format={formatPercent}
      />
      <SummaryCard metric="mobile-share" label="Mobile Share" {...mobileOf(mobileShare)} />
      <SummaryCard metric="clicks" label="Top Country" {...topOf(topCountry, clicks.value)} />
      <SummaryCard metric="clicks" label="Top Device" {...topOf(topDevice, clicks.value)} />
    </dl>
  );
}

const IN_PERIOD = 'in this period';
const NO_EARLIER = 'earlier days are no longer stored';
const NO_CLICKS = 'no clicks in this period';
const mobileOf = (share: number | null | undefined) =>
  typeof share === 'number'
    ? { value: formatPercent(share), note: 'phones and tablets' }
    : { value: '—', note: NO_CLICKS };
/** The value with the most clicks, if one is known. */
function topOf(row: { label: string; percentage: number } | null | undefined, clicks: number) {
  if (row) return { value: row.label, note: `${formatPercent(row.percentage)} of clicks` };
  return { value: '—', note: clicks ? 'unknown for every click' : NO_CLICKS };
}
