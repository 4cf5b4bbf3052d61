import { graphql, useFragment } from 'react-relay/hooks';
import type { SummaryCards_analytics$key } from '../../__generated__/SummaryCards_analytics.graphql';
import { formatDays, formatTimeIn } from '../../format/dates.ts';
import { formatDuration } from '../../format/duration.ts';
import { formatPercent } from '../../format/numbers.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Count } from '../../ui/Count.tsx';
import { TrendBadge } from '../../ui/TrendBadge.tsx';
import { MeasuredCard, SummaryCard } from './SummaryCard.tsx';

/** The figures at the top, each with its trend if known. */
export function SummaryCards(props: { analytics: SummaryCards_analytics$key }) {
  const { summary, comparedWith, timeZone } = useFragment(
    graphql`
      fragment SummaryCards_analytics on Analytics {
        timeZone
        comparedWith {
          from
          to
          until
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
          sessionTime {
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
  const { clicks, visitors, mobileShare, topCountry, topDevice } = summary;
  const against = comparedWith && againstOf(comparedWith, timeZone);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 max-[32rem]:[&>div:last-child:nth-child(odd)]:col-span-full [&>div]:p-3">
      <SummaryCard
        metric="clicks"
        label="Total clicks"
        value={<Count of={clicks.value} />}
        trend={trend(clicks.change)}
        note={isCompared ? (against ?? NO_EARLIER) : IN_PERIOD}
      />
      <SummaryCard
        metric="visitors"
        label="Visitors"
        value={<Count of={visitors.value} />}
        trend={trend(visitors.change)}
        note="sum of daily visitors"
      />
      <MeasuredCard
        metric="bounce-rate"
        label="Bounce rate"
        figure={summary.bounceRate}
        format={formatPercent}
        trend={trend}
      />
      <MeasuredCard
        metric="session-time"
        label="Session time"
        figure={summary.sessionTime}
        format={formatDuration}
        trend={trend}
      />
      <MeasuredCard
        metric="conversion"
        label="Conversion rate"
        figure={summary.conversionRate}
        format={formatPercent}
        trend={trend}
      />
      <SummaryCard metric="mobile-share" label="Phones and tablets" {...mobileOf(mobileShare)} />
      <SummaryCard metric="clicks" label="Top country" {...topOf(topCountry, clicks.value)} />
      <SummaryCard metric="clicks" label="Top device" {...topOf(topDevice, clicks.value)} />
    </dl>
  );
}

function againstOf({ from, to, until }: { from: string; to: string; until?: string | null | undefined }, zone: string) {
  return `vs. ${formatDays(from, to)}${until ? `, until ${formatTimeIn(until, zone)}` : ''}`;
}
const IN_PERIOD = 'in this period';
const NO_EARLIER = 'nothing earlier to compare with';
const NO_CLICKS = 'no clicks in this period';
const mobileOf = (share: number | null | undefined) =>
  typeof share === 'number' ? { value: formatPercent(share), note: 'of clicks' } : { value: '—', note: NO_CLICKS };
/** The value with the most clicks, if one is known. */
function topOf(row: { label: string; percentage: number } | null | undefined, clicks: number) {
  if (row) return { value: row.label, note: `${formatPercent(row.percentage)} of clicks` };
  return { value: '—', note: clicks ? 'unknown for every click' : NO_CLICKS };
}
