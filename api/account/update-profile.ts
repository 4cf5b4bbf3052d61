import { z } from 'zod';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { MAX_NAME_LENGTH } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { isCountry } from './country-choices.ts';
import { LineOfText } from './line-of-text.ts';
import { spend } from './rates.ts';
import { TimeZone } from '../common/time-zone.ts';
import { lockAccount, moveToZone } from './zone-changes.ts';

/** Weeks begin on Monday, Saturday or Sunday. */
export const WEEKS_BEGIN = [1, 6, 7];
const left = (value: unknown) => value ?? undefined;

/** What the owner of an account says of it; omitted means unchanged. */
export const ProfileChanges = z.object({
  firstName: z.preprocess(
    left,
    LineOfText.min(1, 'Please enter your name.')
      .max(MAX_NAME_LENGTH, `Names can have at most ${MAX_NAME_LENGTH} characters.`)
      .optional(),
  ),
  timeZone: z.preprocess(left, TimeZone.optional()),
  firstWeekday: z.preprocess(
    left,
    z
      .number()
      .refine((day) => WEEKS_BEGIN.includes(day), 'Weeks can begin on Monday (1), Saturday (6) or Sunday (7).')
      .optional(),
  ),
  /** Null follows the time zone. */
  homeCountry: z.string().refine(isCountry, 'This is not a known country. Enter two letters such as DE.').nullish(),
  wantsWarnings: z.preprocess(left, z.boolean().optional()),
});

/**
 * Changes what is given of the viewer's account. A new time zone applies from the next click on, and its day is noted for
 * the charts. Refuses INVALID input and RATE_LIMITED.
 */
export async function updateProfile(viewer: Viewer, input: unknown): Promise<User> {
  await spend(viewer, 'write');
  const { timeZone, ...changes } = parseInput(ProfileChanges, input);
  return db.$transaction(async (tx) => {
    if (timeZone !== undefined) await moveToZone(tx, await lockAccount(tx, viewer.id), timeZone);
    return tx.user.update({ where: { id: viewer.id }, data: changes });
  });
}
