import type { percentiles_figure$key } from '../../../__generated__/percentiles_figure.graphql';
import { countOf } from '../../../format/numbers.ts';
import { percentilesOf } from '../../../parts/analytics/percentiles.ts';
import { StatCard } from '../../../ui/StatCard.tsx';

interface QuantityCardProps {
  label: string;
  figure: percentiles_figure$key;
  format: (value: number) => string;
  /** What the figure was taken from, in the singular. */
  of: 'measurement' | 'visit';
  /** What to note where there is no figure. */
  absent: string;
}

/** The median of a quantity, with p75, p95 and what they rest on. */
export function QuantityCard({ label, figure, format, of, absent }: QuantityCardProps) {
  const known = percentilesOf(figure, format);
  if (!known) return <StatCard label={label} value="—" note={absent} />;
  return <StatCard label={label} value={known.text} note={`${known.spread}, from ${countOf(known.count, of)}`} />;
}
