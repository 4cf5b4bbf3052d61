import type { DashboardPeriod } from '../../__generated__/DashboardScreenQuery.graphql';

export type PeriodKey = '7d' | '30d' | '90d';

/** The periods to choose from; the keys stand in the page's address. */
export const periods: readonly { value: PeriodKey; label: string; days: number; period: DashboardPeriod }[] = [
  { value: '7d', label: '7d', days: 7, period: 'LAST_7_DAYS' },
  { value: '30d', label: '30d', days: 30, period: 'LAST_30_DAYS' },
  { value: '90d', label: '90d', days: 90, period: 'LAST_90_DAYS' },
];

const DEFAULT = periods[1]!;

/** The period a page's address asks for; 30 days when it asks for none. */
export const periodOf = (search: URLSearchParams) =>
  periods.find((period) => period.value === search.get('period')) ?? DEFAULT;

/** The key of a period. */
export const keyOf = (period: DashboardPeriod): PeriodKey =>
  (periods.find((one) => one.period === period) ?? DEFAULT).value;

/** How many days a period has. */
export const daysOf = (period: DashboardPeriod): number =>
  (periods.find((one) => one.period === period) ?? DEFAULT).days;
