import { z } from 'zod';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { domainNamed } from '../domains/chosen-domain.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

const ONE = 'Send either a short code or an external id.';
const name = z.string(ONE).trim().optional();

/** What tells one of an account's URLs from all others. */
export const UrlName = z
  .object({ shortCode: name, externalId: name, domain: name })
  .refine(({ shortCode, externalId }) => !shortCode !== !externalId, ONE);

/** The viewer's URL with a short code on a domain (this installation's own host, unless one is named) or an external id; refuses INVALID unless one of them is named, and NOT_FOUND. */
export async function findUrl(viewer: Viewer, input: unknown): Promise<ShortUrl> {
  const { shortCode, externalId, domain } = parseInput(UrlName, input);
  const named = shortCode
    ? { shortCode, domainId: (await domainNamed(db, viewer, domain)).domainId }
    : { externalId: externalId! };
  const url = await db.shortUrl.findFirst({
    where: { ownerId: viewer.id, ...named },
  });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  return url;
}
