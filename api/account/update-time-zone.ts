import { z } from 'zod';
import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { localHour } from '../local-time.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';

/** True for a zone this runtime can compute with. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const NewTimeZone = z.object({ timeZone: z.string().refine(isTimeZone, 'This is not a known time zone.') });

/**
 * A change of zone as it is stored, with the current day of the previous zone. Clicks are stored under that day, so it
 * stays the owner's today until it begins in the new zone.
 */
export function changedZone({ timeZone: before, begunDay }: Pick<User, 'timeZone' | 'begunDay'>, timeZone: string) {
  const begun = new Date(`${localHour(before ?? 'UTC', Date.now()).day}T00:00:00Z`);
  return { timeZone, begunDay: begunDay && begunDay > begun ? begunDay : begun };
}

/** Sets the time zone of the viewer's statistics from the next click on; refuses INVALID zones. */
export async function updateTimeZone(viewer: Viewer, input: unknown): Promise<User> {
  const { timeZone } = parseInput(NewTimeZone, input);
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  return db.user.update({ where: { id: viewer.id }, data: changedZone(user, timeZone) });
}
