/** The periods by their keys in addresses: their names on the server, and how many days they have, today included. */
export const periods = {
  '7d': { period: 'LAST_7_DAYS', days: 7 },
  '30d': { period: 'LAST_30_DAYS', days: 30 },
  '90d': { period: 'LAST_90_DAYS', days: 90 },
  '1y': { period: 'LAST_365_DAYS', days: 365 },
} as const;
export type PeriodKey = keyof typeof periods;
