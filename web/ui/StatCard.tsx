import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { WatermarkText } from './WatermarkText.tsx';

interface StatCardProps {
  label: string;
  /** Explains the label, right of it. */
  tip?: ReactNode;
  value: ReactNode;
  trend?: ReactNode;
  note: string;
}

/** Longer names would take two lines in large letters. */
const SHORT = 9;

const sizeOf = (value: ReactNode) =>
  typeof value === 'string' && value.length > SHORT ? 'text-lg leading-8' : 'text-2xl';

/** One figure with its name and what to compare it with. */
export function StatCard({ label, tip, value, trend, note }: StatCardProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <dt className="flex min-h-6 items-center gap-1 text-sm font-medium text-muted">
        {label}
        {tip}
      </dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={classes('font-semibold tracking-tight tabular-nums', sizeOf(value))}>{value}</span>
          {trend}
        </span>
        <span className="mt-1 block text-xs text-faint tabular-nums">{note}</span>
        <WatermarkText />
      </dd>
    </div>
  );
}
