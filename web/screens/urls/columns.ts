import type { UrlColumn } from '../../parts/urls/UrlTable.tsx';

/** The figures of a row, in order. */
export const columns = [
  { label: 'Status' },
  { label: 'Clicks', isFigure: true, field: 'CLICKS' },
  { label: 'Visitors', isFigure: true },
  { label: 'Peak hour', isFigure: true },
  { label: 'Top referrer' },
  { label: 'Last click', field: 'LAST_CLICKED_AT' },
] as const satisfies readonly UrlColumn[];

export const grid = 'lg:grid-cols-[2.25rem_minmax(0,1fr)_5rem_3.25rem_3.5rem_4.25rem_7.25rem_6.25rem_2.25rem]';
