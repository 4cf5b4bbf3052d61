import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select, type Option } from '../../ui/Select.tsx';
import { choicesOf, daysOf, granularities, granularityOf, type GranularityKey } from '../analytics/granularity.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import type { TrafficMetric } from './traffic-series.ts';

export type ChartType = 'area' | 'line';

const metricsOf = (isMeasured: boolean): readonly Option<TrafficMetric>[] => [
  { value: 'clicks', label: 'Clicks' },
  { value: 'visitors', label: 'Visitors' },
  isMeasured
    ? { value: 'conversions', label: 'Conversions' }
    : { value: 'conversions', label: 'Conversions (needs the snippet)', isDisabled: true },
];
const types = [
  { value: 'area', label: 'Area chart' },
  { value: 'line', label: 'Line chart' },
] as const;
const labels: Record<GranularityKey, string> = { hour: 'Hourly', day: 'Daily', week: 'Weekly', month: 'Monthly' };

interface TrafficControlsProps {
  metric: TrafficMetric;
  onMetric: (metric: TrafficMetric) => void;
  /** Whether websites reported visits. */
  isMeasured: boolean;
  type: ChartType;
  onType: (type: ChartType) => void;
}

/** What the traffic chart shows, and how. */
export function TrafficControls(props: TrafficControlsProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <Select label="Metric" options={metricsOf(props.isMeasured)} value={props.metric} onChange={props.onMetric} />
      <Select label="Chart type" options={types} value={props.type} onChange={props.onType} />
      <GranularityChoice />
    </div>
  );
}

/** Hours, days, weeks or months, as far as they suit the days; the address has the choice. */
function GranularityChoice() {
  const control = useScopeContext();
  if (!control) return null;
  const { scope, change } = control;
  const choices = choicesOf(daysOf(scope));
  if (choices.length === 1) return null;
  return (
    <SegmentedControl
      label="Hourly, daily, weekly or monthly"
      segments={granularities.filter((one) => choices.includes(one)).map((value) => ({ value, label: labels[value] }))}
      value={granularityOf(scope)}
      onChange={(chosen) => change({ ...scope, granularity: chosen === choices[0] ? null : chosen })}
    />
  );
}
