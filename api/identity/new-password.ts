import { z } from 'zod';
import { UserError } from '../common/user-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../common/input-limits.ts';

/** A password that is being chosen: 8 to 200 characters. */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Please use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`);

/** Throws UserError INVALID for a password that would be guessed at once, as one that is known from a breach. */
export async function refuseCommon(password: string, email: string, field = 'password'): Promise<void> {
  if (!(await isCommonPassword(password, email))) return;
  throw new UserError(
    'INVALID',
    'This password is too easy to guess, or known from a data breach. Please choose another one.',
    field,
  );
}
