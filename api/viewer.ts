import type { User } from './generated/prisma/client.ts';
import type { ApiKeyScope, SubscriptionTier } from './generated/prisma/enums.ts';
import { utcDay } from './days.ts';
import { UserError } from './user-error.ts';

/** An account's part in what is shown of its clicks. */
export interface Owner {
  id: number;
  tier: SubscriptionTier;
  /** IANA zone that cuts the days of the owner's statistics. */
  timeZone: string;
  /** The day (YYYY-MM-DD) that had begun when the zone was last changed; null where it never was. */
  begunDay: string | null;
  /** How many days the owner wants clicks to be kept; null for as long as the installation keeps them. */
  retentionDays: number | null;
}

/** The API key that a program sent instead of an access token. */
export interface ViewerKey {
  id: number;
  hash: string;
  scopes: readonly ApiKeyScope[];
  origins: readonly string[];
}

/** Who is asking: the signed-in owner every use case takes as its first argument. */
export interface Viewer extends Owner {
  subject: string;
  email: string | null;
  firstName: string;
  /** When the access token or API key ends; streams opened with it end then too. */
  tokenExpiresAt: Date;
  /** The API key that speaks for the account; none where a person signed in. */
  key?: ViewerKey;
}

/** The owner of a stored account; UTC without a known time zone. */
export function ownerOf(user: Pick<User, 'id' | 'tier' | 'timeZone' | 'begunDay' | 'retentionDays'>): Owner {
  return {
    id: user.id,
    tier: user.tier,
    timeZone: user.timeZone ?? 'UTC',
    begunDay: user.begunDay && utcDay(user.begunDay.getTime()),
    retentionDays: user.retentionDays,
  };
}

/** Returns the viewer, or throws UserError UNAUTHENTICATED when there is none. */
export function required(viewer: Viewer | null): Viewer {
  if (!viewer) throw new UserError('UNAUTHENTICATED', 'Authentication required');
  return viewer;
}
