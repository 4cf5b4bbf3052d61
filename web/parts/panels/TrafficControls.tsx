import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Granularity, TrafficMetric } from './traffic-series.ts';

export type ChartType = 'area' | 'line';

const metrics = [
  { value: 'clicks', label: 'Clicks' },
  { value: 'visitors', label: 'Unique Visitors' },
  { value: 'engagement', label: 'Conversions' },
] as const;
const types = [
  { value: 'area', label: 'Area Chart' },
  { value: 'line', label: 'Line Chart' },
] as const;
const granularities = [
  { value: 'daily', label: 'Daily' },
  { value: 'hourly', label: 'Hourly' },
] as const;

interface TrafficControlsProps {
  isDetailed: boolean;
  metric: TrafficMetric;
  onMetric: (metric: TrafficMetric) => void;
  type: ChartType;
  onType: (type: ChartType) => void;
  granularity: Granularity;
  onGranularity: (granularity: Granularity) => void;
}

/** What the traffic chart shows, and how. */
export function TrafficControls(props: TrafficControlsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Select label="Metric" options={metrics} value={props.metric} onChange={props.onMetric} />
      <Select label="Chart type" options={types} value={props.type} onChange={props.onType} />
      {props.isDetailed && (
        <SegmentedControl
          label="Daily or hourly"
          segments={granularities}
          value={props.granularity}
          onChange={props.onGranularity}
        />
      )}
    </div>
  );
}
