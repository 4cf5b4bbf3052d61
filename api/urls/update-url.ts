import { spend } from '../account/rates.ts';
import { refuseStrangePicture } from '../cards/card-rules.ts';
import { db, type Transaction } from '../database/db.ts';
import { refuseWhileTested } from './experiments/destination-lock.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { linkKey } from '../common/link-key.ts';
import { namedDomains, orThrow, type OnDomain } from '../domains/chosen-domain.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseBlocked } from '../suspension/refusals.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { refuseBlockedIn } from './blocked-destinations.ts';
import { hashOf, keepPasswords, type PasswordHash } from './link-passwords.ts';
import { lockOwned } from './owned-urls.ts';
import { UrlChanges } from './rules.ts';
import { refuseReserved, refuseTaken } from './taken.ts';
import { storedTags } from '../tags/file-tags.ts';
import { refuseTimes } from './times.ts';

type Changes = Omit<ReturnType<typeof UrlChanges.parse>, 'updatedAt' | 'password'> & { passwordHash?: PasswordHash };

/** A URL before and after a change. */
export interface ChangedUrl {
  before: ShortUrl;
  after: ShortUrl;
}

/**
 * Changes the given fields of the viewer's URL: omitted means unchanged, null means cleared. Refuses NOT_FOUND, INVALID
 * input, DESTINATION_BLOCKED, SUSPENDED, CODE_TAKEN, CODE_RESERVED, EXTERNAL_ID_TAKEN, STALE (changed since the `updatedAt`
 * that was seen), CONFLICT (another destination while an experiment runs), LIMIT_REACHED (one tag too many) and RATE_LIMITED.
 */
export async function updateUrl(viewer: Viewer, id: number, input: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { updatedAt: seen, password, ...given } = parseInput(UrlChanges, input);
  const changes = { ...given, passwordHash: await hashOf(password) };
  const changed = await db
    .$transaction(async (tx) =>
      changeLocked(tx, viewer, await lockOwned(tx, viewer, id, { seen, changesKey: changesKey(changes) }), changes),
    )
    .catch(refuseTaken);
  announceChanged(changed);
  return changed.after;
}

/** Changes a URL of the viewer that the transaction has locked; refuses as updateUrl does. */
export async function changeLocked(
  tx: Transaction,
  viewer: Viewer,
  before: ShortUrl,
  { passwordHash, tags, domain, ...changes }: Changes,
): Promise<ChangedUrl> {
  refuseTimes(before, changes);
  if (changes.originalUrl !== undefined && changes.originalUrl !== before.originalUrl) {
    await refuseWhileTested(tx, before.id);
  }
  await refuseBlockedIn(changes, tx, before);
  await refuseStrangePicture(tx, viewer, changes);
  if (changes.shortCode && changes.shortCode !== before.shortCode) refuseReserved(changes.shortCode);
  const filed = {
    ...(await storedTags(tx, viewer, tags)),
    ...(await movedTo(tx, viewer, before, domain)),
  };
  const after = await tx.shortUrl.update({
    where: { id: before.id, ownerId: viewer.id },
    data: {
      ...changes,
      ...filed,
      ...(changes.expiresAt !== undefined && { extendedFrom: null }),
      ...(passwordHash !== undefined && { hasPassword: passwordHash !== null }),
    },
  });
  await keepPasswords(tx, [[before.id, passwordHash]]);
  return { before, after };
}

/**
 * The domain that a link moves to; none where it stays, which may be said whatever became of the domain. To write what stays would
 * lock its key, and wait for ingesters.
 */
async function movedTo(
  tx: Transaction,
  viewer: Viewer,
  before: ShortUrl,
  domain: Changes['domain'],
): Promise<Partial<OnDomain>> {
  if (domain === undefined || domain?.trim().toLowerCase() === before.domain) return {};
  return orThrow((await namedDomains(tx, viewer))(domain));
}

/** Tells every server of a change that is committed. */
export function announceChanged({ before, after }: ChangedUrl): void {
  announceLinkChange(before);
  if (linkKey(after) !== linkKey(before)) announceLinkChange(after);
}

/** Whether changes are of values that no two URLs share, for which the URL must be locked more strongly. */
const changesKey = ({ shortCode, domain, externalId }: Changes): boolean =>
  [shortCode, domain, externalId].some((value) => value !== undefined);

/** Leads a URL that the caller has locked to another destination; refuses INVALID for a blocked one. */
export async function leadTo(tx: Transaction, { id, ownerId }: ShortUrl, originalUrl: string): Promise<void> {
  await refuseBlocked([originalUrl], 'originalUrl', tx);
  await tx.shortUrl.update({ where: { id, ownerId }, data: { originalUrl } });
}
