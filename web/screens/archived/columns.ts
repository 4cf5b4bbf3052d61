import type { UrlOrderField } from '../../parts/urls/list-question.ts';
import type { UrlColumn } from '../../parts/urls/UrlTable.tsx';

/** The columns of a row by what they say. */
export const columns = {
  status: { label: 'Status' },
  expires: { label: 'Expires', field: 'EXPIRES_AT' },
  created: { label: 'Created', field: 'CREATED_AT' },
  clicks: { label: 'Clicks', isFigure: true, field: 'CLICKS' },
  visitors: { label: 'Visitors', isFigure: true, field: 'VISITORS' },
  lastClick: { label: 'Last click', field: 'LAST_CLICKED_AT' },
} as const satisfies Record<string, UrlColumn>;

/** All columns in order; what URLs are sorted by is always among them. */
export function columnsBy(field: UrlOrderField): readonly UrlColumn[] {
  const { status, expires, created, clicks, visitors, lastClick } = columns;
  return [status, expires, clicks, visitors, field === 'CREATED_AT' ? created : lastClick];
}

export const grid = 'xl:grid-cols-[2.25rem_minmax(0,1fr)_6rem_6.25rem_3.5rem_4.25rem_6rem_9.5rem]';
