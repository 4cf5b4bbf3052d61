import type { BadgeTone } from '../../ui/Badge.tsx';

const DAY_MS = 86_400_000;
/** A URL with so many days left, or fewer, is expiring. */
const EXPIRING_DAYS = 7;

/** What the state of a URL depends on, beside the time. */
interface UrlState {
  isActive: boolean;
  startsAt?: string | null | undefined;
  expiresAt: string | null | undefined;
}

interface UrlBadge {
  state: 'inactive' | 'expired' | 'scheduled' | 'active' | 'expiring';
  tone: BadgeTone;
  text: string;
}

/** A URL's state on a list: switched off beats expired, that scheduled, that expiring. Time moves it without the server. */
export function badgeOf({ isActive, startsAt, expiresAt }: UrlState, now: number): UrlBadge {
  if (!isActive) return { state: 'inactive', tone: 'neutral', text: 'Inactive' };
  const left = expiresAt ? Date.parse(expiresAt) - now : Infinity;
  if (left <= 0) return { state: 'expired', tone: 'danger', text: 'Expired' };
  if (startsAt && Date.parse(startsAt) > now) return { state: 'scheduled', tone: 'accent', text: 'Scheduled' };
  if (left > EXPIRING_DAYS * DAY_MS) return { state: 'active', tone: 'positive', text: 'Active' };
  const days = Math.ceil(left / DAY_MS);
  return { state: 'expiring', tone: 'warning', text: `${days} day${days === 1 ? '' : 's'} left` };
}
