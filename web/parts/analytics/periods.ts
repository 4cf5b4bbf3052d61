/** The periods by their keys in addresses: their names on the server, and how many days they have, today included. */
export const periods = {
  today: { period: 'TODAY', days: 1, label: 'Today' },
  '24h': { period: 'LAST_24_HOURS', days: 1, label: '24h' },
  '7d': { period: 'LAST_7_DAYS', days: 7, label: '7d' },
  '30d': { period: 'LAST_30_DAYS', days: 30, label: '30d' },
  '90d': { period: 'LAST_90_DAYS', days: 90, label: '90d' },
  '1y': { period: 'LAST_365_DAYS', days: 365, label: '1y' },
} as const;
export type PeriodKey = keyof typeof periods;
