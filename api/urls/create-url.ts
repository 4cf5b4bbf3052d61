import { reserveUrl } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import { refuseStrangePicture } from '../cards/card-rules.ts';
import type { Transaction } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { createOnce, repeatable, type Repeatable } from '../database/idempotency.ts';
import { domainOfNew } from '../domains/chosen-domain.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { refuseBlockedIn } from './blocked-destinations.ts';
import { hashOf, keepPasswords, type PasswordHash } from './link-passwords.ts';
import { randomCode } from './random-code.ts';
import { NewUrl } from './rules.ts';
import { isTakenCode, refuseTaken } from './taken.ts';
import { storedTags } from '../tags/file-tags.ts';
import { refuseTimes } from './times.ts';

/** A link to make; its password is hashed before the transaction. */
type NewLink = Omit<ReturnType<typeof NewUrl.parse>, 'shortCode' | 'password' | 'domain'> & {
  domain?: string | null | undefined;
  passwordHash?: PasswordHash;
};

/** How many random codes are tried, as one can be taken. */
export const ATTEMPTS = 5;

/**
 * Creates a short URL of the viewer with the requested code or a random one, once for each idempotency key. Refuses INVALID
 * input, DESTINATION_BLOCKED, CODE_TAKEN, CODE_RESERVED,
 * EXTERNAL_ID_TAKEN, IDEMPOTENCY_MISMATCH, PLAN_LIMIT (the plan's number of URLs is reached), LIMIT_REACHED (one tag too many)
 * and RATE_LIMITED.
 */
export async function createUrl(viewer: Viewer, input: unknown, idempotencyKey?: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { shortCode, password, ...given } = parseInput(NewUrl, input);
  const request = repeatable(idempotencyKey, 'url', { shortCode, ...given, ...(password && { hasPassword: true }) });
  const link = { ...given, passwordHash: await hashOf(password) };
  const made = shortCode
    ? insert(viewer, { ...link, shortCode }, request)
    : insertWithRandomCode(viewer, link, request);
  const url = await made.catch(refuseTaken);
  announceLinkChange(url);
  return url;
}

async function insert(
  viewer: Viewer,
  link: NewLink & { shortCode: string },
  request: Repeatable | null,
): Promise<ShortUrl> {
  return createOnce(viewer, request, (tx) => insertLink(tx, viewer, link));
}

/**
 * Makes a URL of the viewer in a transaction; refuses INVALID times and pictures, PLAN_LIMIT, DESTINATION_BLOCKED, and
 * LIMIT_REACHED for one tag too many.
 */
export async function insertLink(
  tx: Transaction,
  viewer: Viewer,
  { passwordHash, tags, ...link }: NewLink & { shortCode: string; isActive?: boolean | undefined },
): Promise<ShortUrl> {
  refuseTimes({}, link);
  await reserveUrl(tx, viewer);
  await refuseBlockedIn(link, tx);
  await refuseStrangePicture(tx, viewer, link);
  const filed = { ...(await storedTags(tx, viewer, tags)), ...(await domainOfNew(tx, viewer, link.domain)) };
  const url = await tx.shortUrl.create({
    data: { ...link, ...filed, hasPassword: Boolean(passwordHash), ownerId: viewer.id },
  });
  await keepPasswords(tx, [[url.id, passwordHash || undefined]]);
  return url;
}

/**
 * Creates a URL with a random code; throws UserError PLAN_LIMIT when the plan is full. A collision ends the transaction,
 * so every attempt is a new one.
 */
export async function insertWithRandomCode(
  viewer: Viewer,
  link: NewLink,
  request: Repeatable | null,
  attempt = 1,
): Promise<ShortUrl> {
  try {
    return await insert(viewer, { ...link, shortCode: randomCode() }, request);
  } catch (error) {
    if (!isTakenCode(error) || attempt === ATTEMPTS) throw error;
    return insertWithRandomCode(viewer, link, request, attempt + 1);
  }
}
