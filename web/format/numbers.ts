import { numberFormat } from './number-format.ts';

const whole = numberFormat();
const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const percent = numberFormat({
  style: 'unit',
  unit: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The largest count that is written out where there is little room. */
const WRITTEN_OUT = 9_999;

/** A count, exact. */
export const formatCount = (count: number) => whole.format(count);

/** A count for tight places: whole up to 9,999, then compact, `12.3K` or `1.2M`. */
export const formatShort = (count: number) => (count <= WRITTEN_OUT ? whole : compact).format(count);

/** The exact count where formatShort leaves some of it out, for hovering. */
export const exactOf = (count: number) => (count <= WRITTEN_OUT ? undefined : whole.format(count));

/** A percentage with one decimal. */
export const formatPercent = (value: number) => percent.format(value);

/** A count with its noun, which takes an s unless there is one of it. */
export const countOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
