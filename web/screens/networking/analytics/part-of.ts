import { formatCount, formatPercent } from '../../../format/numbers.ts';

/** A count with its share of another. */
export const partOf = (part: number, whole: number): string =>
  whole ? `${formatCount(part)} (${formatPercent((100 * part) / whole)})` : formatCount(part);
