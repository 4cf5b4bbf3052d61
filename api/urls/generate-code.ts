import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { domainOfNew } from '../domains/chosen-domain.ts';
import { db } from '../database/db.ts';
import { DEFAULT_CODE_LENGTH, MAX_RANDOM_CODE_LENGTH, MIN_RANDOM_CODE_LENGTH } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { codeStyles, randomCode } from './random-code.ts';
import { OnDomain } from './rules.ts';
import { takenAmong } from './taken.ts';

const LENGTH = `The length must be a whole number from ${MIN_RANDOM_CODE_LENGTH} to ${MAX_RANDOM_CODE_LENGTH}.`;
/** How long a random code is to be, and how it is to look. */
export const Wish = z.object({
  length: z.coerce
    .number(LENGTH)
    .int(LENGTH)
    .min(MIN_RANDOM_CODE_LENGTH, LENGTH)
    .max(MAX_RANDOM_CODE_LENGTH, LENGTH)
    .default(DEFAULT_CODE_LENGTH),
  style: z.enum(codeStyles, `The style must be one of ${codeStyles.join(', ')}.`).default('mixed'),
  domain: OnDomain,
});
const CANDIDATES = 8;

/** A random code that is currently free on a domain, as a new link would choose it; refuses INVALID wishes and RATE_LIMITED. */
export async function generateCode(viewer: Viewer, input: unknown): Promise<string> {
  await spend(viewer, 'check');
  const { length, style, domain } = parseInput(Wish, input);
  const { domainId } = await domainOfNew(db, viewer, domain);
  const candidates = Array.from({ length: CANDIDATES }, () => randomCode(length, style));
  const taken = await takenAmong(db, candidates, domainId);
  const free = candidates.find((code) => !taken.has(code));
  if (!free)
    throw new UserError('UNAVAILABLE', 'No free short code of this length was found. Please try again.', 'length', 1);
  return free;
}
