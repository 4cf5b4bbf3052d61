/** A link with at most this many days left counts as expiring. */
export const EXPIRING_DAYS = 7;

const DAY_MS = 86_400_000;

export const linkStatuses = ['ACTIVE', 'EXPIRING', 'EXPIRED', 'INACTIVE'] as const;
export type LinkStatus = (typeof linkStatuses)[number];

/** The current status of a link: inactive takes precedence over expired, expired over expiring. */
export function linkStatus(url: { isActive: boolean; expiresAt: Date | null }, now = new Date()): LinkStatus {
  if (!url.isActive) return 'INACTIVE';
  if (!url.expiresAt) return 'ACTIVE';
  const left = url.expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'EXPIRED';
  return left <= EXPIRING_DAYS * DAY_MS ? 'EXPIRING' : 'ACTIVE';
}
