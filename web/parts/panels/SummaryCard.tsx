import type { ReactNode } from 'react';
import type { useMeasured_figure$key } from '../../__generated__/useMeasured_figure.graphql';
import { StatCard } from '../../ui/StatCard.tsx';
import type { Metric } from '../analytics/figure-tips.ts';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { useMeasured } from './useMeasured.ts';

interface SummaryCardProps {
  metric: Metric;
  label: string;
  value: ReactNode;
  trend?: ReactNode;
  note: string;
}

/** A figure at the top, with its explanation. */
export const SummaryCard = ({ metric, label, ...rest }: SummaryCardProps) => (
  <StatCard label={label} tip={<MetricTip metric={metric} name={label} />} {...rest} />
);

interface MeasuredCardProps {
  metric: Metric;
  label: string;
  figure: useMeasured_figure$key;
  format: (value: number) => string;
  /** How the figure differs from that of the period before. */
  trend: (change: number | null | undefined) => ReactNode;
}

/** The same for a figure the snippet measures; nothing until it does, for SnippetNote says so once. */
export function MeasuredCard({ metric, label, figure, format, trend }: MeasuredCardProps) {
  const known = useMeasured(figure, format);
  if (!known) return null;
  return (
    <SummaryCard
      metric={metric}
      label={label}
      value={known.text}
      trend={typeof known.change === 'number' && trend(known.change)}
      note={known.coverage}
    />
  );
}
