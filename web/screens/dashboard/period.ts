import type { DashboardPeriod } from '../../__generated__/DashboardScreenQuery.graphql';
import { periods as all } from '../../parts/analytics/periods.ts';

const keys = ['today', '24h', '7d', '30d', '90d'] as const;
export type PeriodKey = (typeof keys)[number];

/** The periods to choose from; the keys stand in the page's address. */
export const periods = keys.map((value) => ({ value, ...all[value] }));

const chosen = localStorage.getItem('default_period');
/** The period that the account begins with, or 30 days. */
const DEFAULT = (periods.find(({ value }) => value === chosen) ?? periods.find(({ value }) => value === '30d'))!;

/** The period a page's address asks for; the account's own when it asks for none. */
export const periodOf = (search: URLSearchParams) =>
  periods.find((period) => period.value === search.get('period')) ?? DEFAULT;

/** A period of the server by its key in addresses, and how many days it has. */
export const periodNamed = (name: DashboardPeriod) => periods.find(({ period }) => period === name) ?? DEFAULT;

/** The time a period covers, as the end of a sentence. */
export const spanOf = ({ value, days }: (typeof periods)[number]): string =>
  ({ today: 'today', '24h': 'in the last 24 hours' })[value as string] ?? `in the last ${days} days`;
