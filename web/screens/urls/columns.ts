import type { DateColumn } from '../../parts/urls/DateCell.tsx';
import type { UrlOrderField } from '../../parts/urls/list-question.ts';
import type { UrlColumn } from '../../parts/urls/UrlTable.tsx';

/** The columns of a row by what they say. */
export const columns = {
  status: { label: 'Status' },
  clicks: { label: 'Clicks', isFigure: true, field: 'CLICKS' },
  visitors: { label: 'Visitors', isFigure: true, field: 'VISITORS' },
  topReferrer: { label: 'Top referrer' },
  lastClick: { label: 'Last click', field: 'LAST_CLICKED_AT' },
} as const satisfies Record<string, UrlColumn>;

const created: DateColumn = { label: 'Created', field: 'CREATED_AT' };
const expires: DateColumn = { label: 'Expires', field: 'EXPIRES_AT' };

/** The day that is shown: the expiry where URLs are sorted by it. */
export const dateColumn = (field: UrlOrderField): DateColumn => (field === 'EXPIRES_AT' ? expires : created);

/** All columns in order; what URLs are sorted by is always among them. */
export function columnsBy(field: UrlOrderField): readonly UrlColumn[] {
  const { status, clicks, visitors, topReferrer, lastClick } = columns;
  return [status, clicks, visitors, topReferrer, dateColumn(field), lastClick];
}

export const grid = 'xl:grid-cols-[2.25rem_minmax(0,1fr)_5.75rem_3.5rem_4.25rem_6.75rem_5.75rem_6rem_2.25rem]';
