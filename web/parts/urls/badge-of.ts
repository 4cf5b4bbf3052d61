import type { BadgeTone } from '../../ui/Badge.tsx';

const DAY_MS = 86_400_000;
/** A URL with so many days left, or fewer, is expiring. */
const EXPIRING_DAYS = 7;

interface Opening {
  isActive: boolean;
  startsAt: string | null | undefined;
  expiresAt: string | null | undefined;
  /** As many people were let through as may be. */
  isUsedUp?: boolean;
}

/** A URL's state on a list: off beats expired, that beats scheduled, that expiring. Time moves it without the server. */
export function badgeOf(
  { isActive, startsAt, expiresAt, isUsedUp }: Opening,
  now: number,
): { tone: BadgeTone; text: string } {
  if (!isActive) return { tone: 'neutral', text: 'Inactive' };
  const left = expiresAt ? Date.parse(expiresAt) - now : Infinity;
  if (left <= 0) return { tone: 'danger', text: 'Expired' };
  if (isUsedUp) return { tone: 'danger', text: 'Limit reached' };
  if (startsAt && Date.parse(startsAt) > now) return { tone: 'neutral', text: 'Scheduled' };
  if (left > EXPIRING_DAYS * DAY_MS) return { tone: 'positive', text: 'Active' };
  const days = Math.ceil(left / DAY_MS);
  return { tone: 'warning', text: `${days} day${days === 1 ? '' : 's'} left` };
}
