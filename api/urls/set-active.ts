import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { lockOwned } from './owned-urls.ts';
import { Seen } from './rules.ts';

/** Whether a URL is to be on. */
export const State = z.object({ isActive: z.boolean('Set active to true or false.'), updatedAt: Seen });

/** Switches the viewer's URL on or off; refuses NOT_FOUND, INVALID input, SUSPENDED, STALE and RATE_LIMITED. */
export async function setActive(viewer: Viewer, id: number, input: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { isActive, updatedAt: seen } = parseInput(State, input);
  const url = await db.$transaction(async (tx) => {
    await lockOwned(tx, viewer, id, { seen });
    return tx.shortUrl.update({ where: { id, ownerId: viewer.id }, data: { isActive } });
  });
  announceLinkChange(url);
  return url;
}
