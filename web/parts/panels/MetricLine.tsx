import type { ReactNode } from 'react';
import type { useMeasured_figure$key } from '../../__generated__/useMeasured_figure.graphql';
import type { Metric } from '../analytics/figure-tips.ts';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { useMeasured } from './useMeasured.ts';

interface MetricLineProps {
  metric: Metric;
  name: string;
  /** What the figure is based on, or what it needs. */
  note: string;
  children: ReactNode;
}

/** Figures one below the other, in as many columns as there is room for. The lines above the first ones are cut off. */
export const MetricList = ({ children }: { children: ReactNode }) => (
  <div className="@container -mx-1 overflow-hidden px-1">
    <dl className="-mt-px grid gap-x-10 @xl:grid-cols-2 @4xl:grid-cols-3">{children}</dl>
  </div>
);

/** A figure of a list, explained. */
export const MetricLine = ({ metric, name, note, children }: MetricLineProps) => (
  <div className="flex items-center justify-between gap-3 border-t border-line py-2">
    <dt className="min-w-0">
      <span className="flex items-center gap-1 text-sm font-medium">
        {name}
        <MetricTip metric={metric} name={name} />
      </span>
      <span className="block text-xs text-faint">{note}</span>
    </dt>
    <dd className="shrink-0 text-lg font-semibold tabular-nums">{children}</dd>
  </div>
);

interface MeasuredLineProps {
  metric: Metric;
  name: string;
  figure: useMeasured_figure$key;
  format: (value: number) => string;
}

/** A figure the snippet measures; nothing until it does. */
export function MeasuredLine({ metric, name, figure, format }: MeasuredLineProps) {
  const known = useMeasured(figure, format);
  if (!known) return null;
  return (
    <MetricLine metric={metric} name={name} note={known.coverage}>
      {known.text}
    </MetricLine>
  );
}
