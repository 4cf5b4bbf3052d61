import { z } from 'zod';
import { UserError } from '../common/user-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A password that is being chosen: 8 to 200 characters. */
export const NewPassword = z
  .string()
  .min(8, 'Please use at least 8 characters.')
  .max(200, 'Please use at most 200 characters.');

/** Throws UserError INVALID for a password that would be guessed at once, as one that is known from a breach. */
export async function refuseCommon(password: string, email: string, field = 'password'): Promise<void> {
  if (!(await isCommonPassword(password, email))) return;
  throw new UserError(
    'INVALID',
    'This password is too easy to guess, or known from a data breach. Please choose another one.',
    field,
  );
}
