/** The ranges of the analytics, by their names in the API. */
export const ranges = [
  { value: 'DAY', label: '24h', days: 1, said: 'Last 24 hours' },
  { value: 'WEEK', label: '7d', days: 7, said: 'Last 7 days' },
  { value: 'MONTH', label: '30d', days: 30, said: 'Last 30 days' },
  { value: 'QUARTER', label: '90d', days: 90, said: 'Last 90 days' },
] as const;
export type RangeKey = (typeof ranges)[number]['value'];
