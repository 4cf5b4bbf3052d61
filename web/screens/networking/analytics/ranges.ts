/** The ranges of the analytics, by their names in the API. */
export const ranges = [
  { value: 'DAY', label: '24h', said: 'Last 24 hours' },
  { value: 'WEEK', label: '7d', said: 'Last 7 days' },
  { value: 'MONTH', label: '30d', said: 'Last 30 days' },
  { value: 'QUARTER', label: '90d', said: 'Last 90 days' },
] as const;
export type RangeKey = (typeof ranges)[number]['value'];
