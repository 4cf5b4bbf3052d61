import { periods, type PeriodKey } from './periods.ts';

/** The lengths of the points of a chart over time, by their names in addresses. */
export const granularities = ['hour', 'day', 'week', 'month'] as const;
export type GranularityKey = (typeof granularities)[number];

/** What the points of a scope depend on. */
interface Days {
  period: PeriodKey;
  from: string;
  to: string;
  granularity: GranularityKey | null;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Days beyond these would be a comb on any screen. */
const MOST_DAYS = 92;
const TWO_MONTHS = 60;

/** How many days a scope covers, as far as its address tells. */
export function daysOf({ from, to, period }: Omit<Days, 'granularity'>, now = Date.now()): number {
  if (!from) return periods[period].days;
  const end = to ? Date.parse(`${to}T00:00:00Z`) : now;
  return Math.floor((end - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** The points that make sense for so many days: the usual one first. */
export function choicesOf(days: number): readonly GranularityKey[] {
  if (days <= 1) return ['hour'];
  if (days <= WEEK) return ['day', 'hour'];
  if (days < TWO_MONTHS) return ['day', 'week'];
  return days <= MOST_DAYS ? ['day', 'week', 'month'] : ['week', 'month'];
}

/** The points that a scope asks for, or the usual ones for its days. */
export function granularityOf(scope: Days): GranularityKey {
  const choices = choicesOf(daysOf(scope));
  return choices.find((one) => one === scope.granularity) ?? choices[0]!;
}

const names = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

/** The variables of the analytics' queries: without a comparison, nothing of the days compared with. */
export const variablesOf = (scope: Days & { compare: string }) => ({
  compared: scope.compare !== 'none',
  granularity: names[granularityOf(scope)],
});
