import { z } from 'zod';
import { parseInput } from '../../parse-input.ts';
import { UserError } from '../../user-error.ts';

/** What an owner types before something is deleted for good. */
export const CONFIRMATION = { clicks: 'delete clicks', everything: 'delete everything' } as const;

export const Confirmed = z.object({ confirmation: z.string('Type the confirmation.') });

/** Refuses INVALID unless the confirmation was typed, in whatever case. */
export function requireConfirmation(input: unknown, words: string): void {
  const { confirmation } = parseInput(Confirmed, input);
  if (confirmation.trim().toLowerCase() === words) return;
  throw new UserError('INVALID', `Type "${words}" to confirm.`, 'confirmation');
}
