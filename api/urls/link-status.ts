/** A link with at most this many days left counts as expiring. */
export const EXPIRING_DAYS = 7;

const DAY_MS = 86_400_000;

export const linkStatuses = ['ACTIVE', 'EXPIRING', 'EXPIRED', 'INACTIVE', 'SCHEDULED', 'LIMIT_REACHED'] as const;
export type LinkStatus = (typeof linkStatuses)[number];

/** What the status of a link is made of. */
interface Opening {
  isActive: boolean;
  startsAt: Date | null;
  expiresAt: Date | null;
  limitReachedAt: Date | null;
}

/** The current status of a link: each takes precedence over the next: inactive, expired, limit reached, scheduled, expiring. */
export function linkStatus({ isActive, startsAt, expiresAt, limitReachedAt }: Opening, now = new Date()): LinkStatus {
  if (!isActive) return 'INACTIVE';
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Infinity;
  if (left <= 0) return 'EXPIRED';
  if (limitReachedAt) return 'LIMIT_REACHED';
  if (startsAt && startsAt > now) return 'SCHEDULED';
  return left <= EXPIRING_DAYS * DAY_MS ? 'EXPIRING' : 'ACTIVE';
}
