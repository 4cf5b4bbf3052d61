import { graphql, useFragment } from 'react-relay/hooks';
import type { Distributions_statistics$key } from '../../../__generated__/Distributions_statistics.graphql';
import { countOf, formatCount, formatPercent } from '../../../format/numbers.ts';
import { SpeedShares } from '../../../parts/panels/SpeedShares.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { qualityBar, qualityName } from './quality.ts';

/** How good connections were, and of what type. */
export function Distributions(props: { statistics: Distributions_statistics$key }) {
  const { totalMeasurements, speed, speedShares, qualities, connectionTypes, effectiveTypes } = useFragment(
    graphql`
      fragment Distributions_statistics on WebsiteStatistics {
        totalMeasurements
        qualities {
          quality
          count
        }
        speed {
          count
        }
        speedShares {
          ...SpeedShares_share
        }
        connectionTypes {
          type
          count
        }
        effectiveTypes {
          type
          count
        }
      }
    `,
    props.statistics,
  );
  const labelled = qualities.reduce((sum, { count }) => sum + count, 0);
  const rows = [
    ...qualities.map(({ quality, count }) => ({ name: qualityName(quality), count, bar: qualityBar[quality] })),
    { name: 'Other', count: totalMeasurements - labelled, bar: 'bg-faint' },
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel
        title="Visitors with at least this speed"
        subtitle={`From ${countOf(speed.count, 'measurement')} with a speed`}
      >
        {speedShares.length ? (
          <SpeedShares shares={speedShares} />
        ) : (
          <p className="text-sm text-muted">No download was measured in this range.</p>
        )}
      </Panel>
      <Panel title="Quality distribution" subtitle="Measurements by the label of their score">
        <ShareList rows={rows} whole={totalMeasurements} />
      </Panel>
      <Panel title="Connection types" subtitle="As browsers report them; many report nothing">
        <ShareList rows={connectionTypes.map(rowOf)} whole={totalMeasurements} />
      </Panel>
      <Panel title="Speed classes" subtitle="How fast browsers take connections to be">
        <ShareList rows={effectiveTypes.map(rowOf)} whole={totalMeasurements} />
      </Panel>
    </div>
  );
}

const rowOf = ({ type, count }: { type: string | null | undefined; count: number }) => ({
  name: type ?? 'Unknown',
  count,
  bar: 'bg-chart-1',
});

interface ShareListProps {
  rows: readonly { name: string; count: number; bar: string | undefined }[];
  whole: number;
}

const ShareList = ({ rows, whole }: ShareListProps) => (
  <ul className="grid gap-2.5">
    {rows.map(({ name, count, bar = 'bg-chart-1' }) => (
      <li key={name} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3 text-sm">
        <span className="truncate">{name}</span>
        <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className={`block h-full rounded-full forced-color-adjust-none ${bar}`}
            style={{ width: `${whole ? (count / whole) * 100 : 0}%` }}
          />
        </span>
        <span className="w-24 text-right tabular-nums">
          {formatCount(count)}{' '}
          <span className="text-xs text-muted">{formatPercent(whole ? (count / whole) * 100 : 0)}</span>
        </span>
      </li>
    ))}
  </ul>
);
