import { z } from 'zod';
import { Presence, requirePresence } from '../../identity/presence.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';

/** What an owner types before something is deleted for good. */
export const CONFIRMATION = { clicks: 'delete clicks', everything: 'delete everything' } as const;

export const Confirmed = z.object({ confirmation: z.string('Type the confirmation.'), ...Presence.shape });

/** Refuses INVALID unless the confirmation was typed, in whatever case, and whoever is not the owner (requirePresence). */
export async function requireConfirmation(viewer: Viewer, input: unknown, words: string): Promise<void> {
  const { confirmation, currentPassword } = parseInput(Confirmed, input);
  if (confirmation.trim().toLowerCase() !== words) {
    throw new UserError('INVALID', `Type "${words}" to confirm.`, 'confirmation');
  }
  await requirePresence(viewer, currentPassword);
}
