import { graphql, useFragment } from 'react-relay/hooks';
import type {
  TrafficChannels_dashboard$data,
  TrafficChannels_dashboard$key,
} from '../../__generated__/TrafficChannels_dashboard.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { SharesTable } from './SharesTable.tsx';
import { lazily } from '../../ui/lazily.ts';

const RadarChart = lazily(async () => (await import('../../charts/RadarChart.tsx')).RadarChart);

/** Axes the chart always has, so that three or four channels make a shape as well. */
const usual = [
  ['direct', 'Direct / unknown'],
  ['social', 'Social'],
  ['search', 'Search'],
  ['referral', 'Referral'],
  ['email', 'Email'],
] as const;
const MAX_AXES = 7;
/** Fewer channels enclose no area. */
const LEAST_AXES = 3;

type Channels = TrafficChannels_dashboard$data['channels'];

function axesOf(channels: Channels) {
  const present = channels.slice(0, MAX_AXES).map(({ label, clicks, percentage }) => ({
    name: label,
    note: formatPercent(percentage),
    value: clicks,
  }));
  const absent = usual
    .filter(([channel]) => !channels.some((one) => one.channel === channel))
    .slice(0, Math.max(0, usual.length - present.length))
    .map(([, name]) => ({ name, value: 0 }));
  return [...present, ...absent];
}

/** Where people come from. */
export function TrafficChannels(props: { dashboard: TrafficChannels_dashboard$key }) {
  const { channels } = useFragment(
    graphql`
      fragment TrafficChannels_dashboard on Dashboard {
        channels {
          channel
          label
          clicks
          percentage
        }
      }
    `,
    props.dashboard,
  );
  const shares = channels.map(({ channel, label, clicks, percentage }) => ({
    key: channel,
    label,
    clicks,
    percentage,
  }));
  const table = <SharesTable caption="Clicks by channel" heading="Channel" rows={shares} />;
  return (
    <ChartPanel
      title="Traffic channels"
      tip={<MetricTip metric="channel" name="Traffic channels" />}
      subtitle="Where people come from"
      height="min-h-[22rem]"
      empty={channels.length === 0 && <NoClicks>Social, search, direct and other channels appear here.</NoClicks>}
      chart={
        channels.length < LEAST_AXES ? (
          table
        ) : (
          <div className="flex h-72 grow flex-col">
            <RadarChart
              label={`Clicks by channel: ${channels.map((one) => `${one.label} ${one.clicks}`).join(', ')}`}
              valueName="Clicks"
              axes={axesOf(channels)}
              formatValue={formatCount}
            />
          </div>
        )
      }
      table={table}
    />
  );
}
