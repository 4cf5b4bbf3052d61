import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import { DEFAULT_CODE_LENGTH, MAX_RANDOM_CODE_LENGTH } from '../input-limits.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { randomCode } from './random-code.ts';
import { takenAmong } from './taken.ts';

/** Shorter random codes run out and are easy to guess. */
const MIN_LENGTH = 4;
const LENGTH = `The length must be a whole number from ${MIN_LENGTH} to ${MAX_RANDOM_CODE_LENGTH}.`;
/** How long a random code is to be. */
export const Wish = z.object({
  length: z.coerce.number(LENGTH).int(LENGTH).min(MIN_LENGTH, LENGTH).max(MAX_RANDOM_CODE_LENGTH, LENGTH),
});
const CANDIDATES = 8;

/** A random code that is currently free; refuses INVALID lengths and RATE_LIMITED. */
export async function generateCode(viewer: Viewer, length: unknown = DEFAULT_CODE_LENGTH): Promise<string> {
  await spend(viewer, 'check');
  const wish = parseInput(Wish, { length });
  const candidates = Array.from({ length: CANDIDATES }, () => randomCode(wish.length));
  const taken = await takenAmong(db, candidates);
  const free = candidates.find((code) => !taken.has(code));
  if (!free)
    throw new UserError('UNAVAILABLE', 'No free short code of this length was found. Please try again.', 'length', 1);
  return free;
}
