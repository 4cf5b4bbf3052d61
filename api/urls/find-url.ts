import { z } from 'zod';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

const ONE = 'Send either a short code or an external id.';
const name = z.string(ONE).trim().optional();

/** What tells one of an account's URLs from all others. */
export const UrlName = z
  .object({ shortCode: name, externalId: name })
  .refine(({ shortCode, externalId }) => !shortCode !== !externalId, ONE);

/** The viewer's URL with a short code or an external id; refuses INVALID unless one of them is named, and NOT_FOUND. */
export async function findUrl(viewer: Viewer, input: unknown): Promise<ShortUrl> {
  const { shortCode, externalId } = parseInput(UrlName, input);
  const url = await db.shortUrl.findFirst({
    where: { ownerId: viewer.id, ...(shortCode ? { shortCode } : { externalId: externalId! }) },
  });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  return url;
}
