import type { SubscriptionTier } from './generated/prisma/enums.ts';
import { utcDay } from './days.ts';
import { UserError } from './user-error.ts';

/** Who is asking: the signed-in owner every use case takes as its first argument. */
export interface Viewer {
  id: number;
  subject: string;
  email: string | null;
  firstName: string;
  tier: SubscriptionTier;
  /** IANA zone that cuts the days of the owner's statistics. */
  timeZone: string;
  /** The day (YYYY-MM-DD) that had begun when the zone was last changed; null where it never was. */
  begunDay: string | null;
  /** When the access token ends; streams opened with it end then too. */
  tokenExpiresAt: Date;
}

/** The clock and calendar of an account as it is stored. */
export function calendarOf(user: { timeZone: string | null; begunDay: Date | null }) {
  return { timeZone: user.timeZone ?? 'UTC', begunDay: user.begunDay && utcDay(user.begunDay.getTime()) };
}

/** Returns the viewer, or throws UserError UNAUTHENTICATED when there is none. */
export function required(viewer: Viewer | null): Viewer {
  if (!viewer) throw new UserError('UNAUTHENTICATED', 'Authentication required');
  return viewer;
}
