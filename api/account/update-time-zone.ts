import { z } from 'zod';
import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
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

/** Sets the zone that cuts the days of the viewer's statistics from the next click on; refuses INVALID zones. */
export async function updateTimeZone(viewer: Viewer, input: unknown): Promise<User> {
  const { timeZone } = parseInput(NewTimeZone, input);
  return db.user.update({ where: { id: viewer.id }, data: { timeZone } });
}
