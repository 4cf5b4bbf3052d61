import { UserError } from '../common/user-error.ts';

export const timeMessages = {
  expiryPast: 'The expiry must be in the future.',
  neverOpen: 'The start must be before the expiry.',
} as const;

/** When a link begins and ends to redirect; undefined is not to be changed. */
interface Times {
  startsAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

/** Why a link cannot begin and end so; null where it can. Times that stay may be past: an expired link can be edited. */
export function timesRefusal(before: Times, changes: Times): UserError | null {
  const { startsAt = before.startsAt, expiresAt = before.expiresAt } = changes;
  const isNew = (one: Date | null | undefined, other: Date | null | undefined) => one?.getTime() !== other?.getTime();
  const isNewExpiry = isNew(expiresAt, before.expiresAt);
  if (expiresAt && isNewExpiry && expiresAt <= new Date())
    return new UserError('INVALID', timeMessages.expiryPast, 'expiresAt');
  const isNeverOpen = startsAt && expiresAt && startsAt >= expiresAt;
  if (!isNeverOpen || !(isNewExpiry || isNew(startsAt, before.startsAt))) return null;
  return new UserError('INVALID', timeMessages.neverOpen, 'startsAt');
}

/** Refuses INVALID for such times. */
export function refuseTimes(before: Times, changes: Times): void {
  const refusal = timesRefusal(before, changes);
  if (refusal) throw refusal;
}
