import { UserError } from '../common/user-error.ts';
import type { ClickStanding } from './click-standing.ts';

export const refusals = {
  privacy: 'Visitors who ask for privacy are not measured.',
  withdrawn: 'The owner of this link does not have its visitors measured any more.',
} as const;

/**
 * Refuses FORBIDDEN a report of a visitor who asks for privacy by now, and of a click on a link whose owner has switched to level
 * none, or which is deleted, since the click was stored. A click that is not stored yet is younger than such a change.
 */
export function refuseWithdrawn(standing: ClickStanding | null, wantsPrivacy: boolean): void {
  if (wantsPrivacy) throw new UserError('FORBIDDEN', refusals.privacy);
  if (standing?.isWithdrawn) throw new UserError('FORBIDDEN', refusals.withdrawn);
}
