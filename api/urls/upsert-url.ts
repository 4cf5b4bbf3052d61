import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db, type Transaction } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { domainOfNew } from '../domains/chosen-domain.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { Destination } from '../common/destination-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { ATTEMPTS, insertLink } from './create-url.ts';
import { hashOf, type PasswordHash } from './link-passwords.ts';
import { lockOwned } from './owned-urls.ts';
import { randomCode } from './random-code.ts';
import { UrlChanges } from './rules.ts';
import { isTakenCode, refuseReserved, refuseTaken } from './taken.ts';
import { announceChanged, changeLocked, type ChangedUrl } from './update-url.ts';

/** By what an earlier URL is found. */
export const matches = ['EXTERNAL_ID', 'SHORT_CODE', 'ORIGINAL_URL'] as const;
type Match = (typeof matches)[number];

const MATCH = 'Match by external_id, short_code or original_url.';
const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : (value ?? undefined));

/** What a URL is to be, and by what an earlier one is found. */
export const UrlUpsert = UrlChanges.omit({ updatedAt: true }).extend({
  originalUrl: Destination,
  matchBy: z.preprocess(upper, z.enum(matches, MATCH).default('EXTERNAL_ID')),
});
type Link = Omit<z.output<typeof UrlUpsert>, 'matchBy' | 'password'> & { passwordHash?: PasswordHash };

/** A URL after an upsert. */
export interface UpsertedUrl {
  url: ShortUrl;
  /** False where it was there before. */
  isCreated: boolean;
}

/**
 * Changes the viewer's URL with this external id (or short code, or destination: the oldest), or creates it. What is left out of a
 * URL that is there stays as it is. Of two calls at once one creates it. Refuses as createUrl and updateUrl do, and INVALID without
 * the value to match.
 */
export async function upsertUrl(viewer: Viewer, input: unknown): Promise<UpsertedUrl> {
  await spend(viewer, 'write');
  const { matchBy, password, ...given } = parseInput(UrlUpsert, input);
  const key = keyOf(matchBy, given);
  if ('shortCode' in key) Object.assign(key, { domainId: (await domainOfNew(db, viewer, given.domain)).domainId });
  const link = { ...given, passwordHash: await hashOf(password) };
  const done = await attempt(viewer, key, link).catch(refuseTaken);
  if ('before' in done) announceChanged(done);
  else announceLinkChange(done.after);
  return { url: done.after, isCreated: !('before' in done) };
}

type Key = Partial<Pick<ShortUrl, 'externalId' | 'shortCode' | 'domainId' | 'originalUrl'>>;

function keyOf(matchBy: Match, { externalId, shortCode, originalUrl }: Link): Key {
  if (matchBy === 'ORIGINAL_URL') return { originalUrl };
  if (matchBy === 'SHORT_CODE' && shortCode) return { shortCode };
  if (matchBy === 'EXTERNAL_ID' && externalId) return { externalId };
  const field = matchBy === 'SHORT_CODE' ? 'shortCode' : 'externalId';
  throw new UserError('INVALID', 'This is required, as an earlier URL is found by it.', field);
}

/** A random code that is taken ends the transaction, so every attempt is a new one. */
async function attempt(viewer: Viewer, key: Key, link: Link, times = 1): Promise<ChangedUrl | { after: ShortUrl }> {
  try {
    return await db.$transaction(async (tx) => {
      // Two calls at once would both find nothing, and both create.
      await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
      const found = await tx.shortUrl.findFirst({
        where: { ownerId: viewer.id, ...key },
        orderBy: { id: 'asc' },
        select: { id: true },
      });
      if (!found) return { after: await create(tx, viewer, link) };
      return changeLocked(tx, viewer, await lockOwned(tx, viewer, found.id, { changesKey: true }), link);
    });
  } catch (error) {
    if (link.shortCode || !isTakenCode(error) || times === ATTEMPTS) throw error;
    return attempt(viewer, key, link, times + 1);
  }
}

function create(tx: Transaction, viewer: Viewer, { shortCode, expiresAt = null, ...link }: Link): Promise<ShortUrl> {
  if (shortCode) refuseReserved(shortCode);
  return insertLink(tx, viewer, { ...link, expiresAt, shortCode: shortCode ?? randomCode() });
}
