import type { RowColumn } from '../../ui/RowTable.tsx';

/** The figures of a row, in order. */
export const columns = [
  { label: 'Status' },
  { label: 'Expires' },
  { label: 'Clicks', isFigure: true },
  { label: 'Visitors', isFigure: true },
  { label: 'Last click' },
] as const satisfies readonly RowColumn[];

export const grid = 'lg:grid-cols-[2.25rem_minmax(0,1fr)_5rem_6.5rem_3.5rem_3.5rem_6.25rem_9.5rem]';
