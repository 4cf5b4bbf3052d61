import type { BadgeTone } from '../../ui/Badge.tsx';

const DAY_MS = 86_400_000;
/** A URL with so many days left, or fewer, is expiring. */
const EXPIRING_DAYS = 7;

/** A URL's state on a list: switched off beats expired, expired beats expiring. Time moves it without the server. */
export function badgeOf(
  { isActive, expiresAt }: { isActive: boolean; expiresAt: string | null | undefined },
  now: number,
): { tone: BadgeTone; text: string } {
  if (!isActive) return { tone: 'neutral', text: 'Inactive' };
  const left = expiresAt ? Date.parse(expiresAt) - now : Infinity;
  if (left <= 0) return { tone: 'danger', text: 'Expired' };
  if (left > EXPIRING_DAYS * DAY_MS) return { tone: 'positive', text: 'Active' };
  const days = Math.ceil(left / DAY_MS);
  return { tone: 'warning', text: `${days} day${days === 1 ? '' : 's'} left` };
}
