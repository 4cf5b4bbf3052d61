import type { RowColumn } from '../../ui/RowTable.tsx';

/** The figures of a row, in order. */
export const columns = [
  { label: 'Status' },
  { label: 'Clicks', isFigure: true },
  { label: 'Visitors', isFigure: true },
  { label: 'Peak hour', isFigure: true },
  { label: 'Top referrer' },
  { label: 'Last click' },
] as const satisfies readonly RowColumn[];

export const grid = 'lg:grid-cols-[2.25rem_minmax(0,1fr)_5rem_3.25rem_3.5rem_4.25rem_7.25rem_6.25rem_2.25rem]';
