import type { User } from '../generated/prisma/client.ts';
import type { ApiKeyScope, SubscriptionTier } from '../generated/prisma/enums.ts';
import { utcDay } from './days.ts';
import { UserError } from './user-error.ts';

/** An account's part in what is shown of its clicks. */
export interface Owner {
  id: number;
  tier: SubscriptionTier;
  /** IANA zone in which the days of the owner's statistics begin. */
  timeZone: string;
  /** The day (YYYY-MM-DD) that had begun when the zone was last changed; null where it never was. */
  begunDay: string | null;
  /** How many days the owner wants clicks to be kept; null for as long as the installation keeps them. */
  retentionDays: number | null;
  /** The day of the week on which the owner's weeks begin, 1 (Monday) to 7 (Sunday). */
  firstWeekday: number;
  /** The country that the owner chose (ISO 3166-1 alpha-2); null for that of the time zone. */
  homeCountry: string | null;
}

/** The API key that a program sent instead of an access token. */
export interface ViewerKey {
  id: number;
  hash: string;
  scopes: readonly ApiKeyScope[];
  origins: readonly string[];
}

/** An owner, and who that is. */
interface Person extends Owner {
  subject: string;
  email: string | null;
  firstName: string;
  /** When operators suspended the account; null where they did not. */
  suspendedAt: Date | null;
}

/** Who is asking: the signed-in owner every use case takes as its first argument. */
export interface Viewer extends Person {
  /** When the access token or API key ends; streams opened with it end then too. */
  tokenExpiresAt: Date;
  /** The API key that speaks for the account; none where a person signed in. */
  key?: ViewerKey;
  /** When the provider saw the person sign in; null for API keys, and where nobody says. */
  authenticatedAt: Date | null;
  /** The sign-in that the request belongs to, where the embedded provider made it. */
  sessionId?: string | null;
  /** The account as it was read for this request; none for API keys, whose accounts are remembered. */
  account?: User;
}

/** The owner of a stored account; UTC without a known time zone. */
export function ownerOf(user: Pick<User, keyof Owner>): Owner {
  return {
    id: user.id,
    tier: user.tier,
    timeZone: user.timeZone ?? 'UTC',
    begunDay: user.begunDay && utcDay(user.begunDay.getTime()),
    retentionDays: user.retentionDays,
    firstWeekday: user.firstWeekday,
    homeCountry: user.homeCountry,
  };
}

/** The person of a stored account. */
export function personOf(user: User): Person {
  const { subject, email, firstName, suspendedAt } = user;
  return { ...ownerOf(user), subject, email, firstName, suspendedAt };
}

/** Returns the viewer, or throws UserError UNAUTHENTICATED when there is none. */
export function required(viewer: Viewer | null): Viewer {
  if (!viewer) throw new UserError('UNAUTHENTICATED', 'Authentication required');
  return viewer;
}
