import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { Prisma, type Website } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { noWebsite } from './list-websites.ts';
import { randomToken } from '../common/random-token.ts';
import { WebsiteChanges } from './rules.ts';

/**
 * Changes the given fields of the viewer's website: omitted means unchanged, null clears name and description. Refuses
 * NOT_FOUND, INVALID input and RATE_LIMITED.
 */
export async function updateWebsite(viewer: Viewer, id: number, input: unknown): Promise<Website> {
  await spend(viewer, 'write');
  return change(viewer, id, parseInput(WebsiteChanges, input));
}

/** Gives the viewer's website another snippet token; the one before is worthless. Refuses NOT_FOUND and RATE_LIMITED. */
export async function rotateSnippetToken(viewer: Viewer, id: number): Promise<Website> {
  await spend(viewer, 'write');
  return change(viewer, id, { snippetToken: randomToken() });
}

/** Removes the viewer's website. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteWebsite(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { count } = await db.website.deleteMany({ where: { id, ownerId: viewer.id } });
  if (!count) throw noWebsite();
}

async function change(viewer: Viewer, id: number, data: Prisma.WebsiteUpdateInput): Promise<Website> {
  try {
    return await db.website.update({ where: { id, ownerId: viewer.id }, data });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025') throw noWebsite();
    throw error;
  }
}
