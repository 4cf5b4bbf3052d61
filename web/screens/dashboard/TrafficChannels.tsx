import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  TrafficChannels_dashboard$data,
  TrafficChannels_dashboard$key,
} from '../../__generated__/TrafficChannels_dashboard.graphql';
import { formatCount } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { ShareList } from './ShareList.tsx';
import { SharesTable } from './SharesTable.tsx';

const RadarChart = lazy(async () => ({ default: (await import('../../charts/RadarChart.tsx')).RadarChart }));

/** Axes the chart always has, so that one or two channels still make a shape. */
const usual = [
  ['direct', 'Direct / unknown'],
  ['social', 'Social'],
  ['search', 'Search'],
  ['referral', 'Referral'],
  ['email', 'Email'],
] as const;
const MAX_AXES = 7;
const LISTED = 3;

type Channels = TrafficChannels_dashboard$data['channels'];

function axesOf(channels: Channels) {
  const present = channels.slice(0, MAX_AXES).map(({ label, clicks }) => ({ name: label, value: clicks }));
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
  return (
    <ChartPanel
      title="Traffic channels"
      tip={<MetricTip metric="channel" name="Traffic channels" />}
      subtitle="Where people come from"
      height="h-[22rem]"
      empty={channels.length === 0 && <NoClicks>Social, search, direct and other channels appear here.</NoClicks>}
      chart={
        <div className="grid h-full grid-rows-[1fr_auto] gap-3">
          <div className="flex min-h-0 flex-col">
            <RadarChart
              label={`Clicks by channel: ${channels.map((one) => `${one.label} ${one.clicks}`).join(', ')}`}
              valueName="Clicks"
              axes={axesOf(channels)}
              formatValue={formatCount}
            />
          </div>
          <ShareList
            shares={channels
              .slice(0, LISTED)
              .map(({ channel, label, percentage }) => ({ key: channel, label, percentage, mark: 'bg-chart-1' }))}
          />
        </div>
      }
      table={
        <SharesTable
          caption="Clicks by channel"
          heading="Channel"
          rows={channels.map((one) => ({ ...one, key: one.channel }))}
        />
      }
    />
  );
}
