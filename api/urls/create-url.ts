import { reserveUrl } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { createOnce, repeatable, type Repeatable } from '../idempotency.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseBlocked } from '../moderation/refusals.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { randomCode } from './random-code.ts';
import { NewUrl } from './rules.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { refuseReserved, refuseTaken } from './taken.ts';

type NewLink = Omit<ReturnType<typeof NewUrl.parse>, 'shortCode'>;

const ATTEMPTS = 5;

/**
 * Creates a short URL of the viewer with the requested code or a random one, once for each idempotency key. Refuses INVALID
 * input and blocked destinations, CONFLICT (code taken or reserved, key used for another URL), FORBIDDEN (the plan's number of URLs is reached) and RATE_LIMITED.
 */
export async function createUrl(viewer: Viewer, input: unknown, idempotencyKey?: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { shortCode, ...link } = parseInput(NewUrl, input);
  const request = repeatable(idempotencyKey, 'url', { shortCode, ...link });
  if (shortCode) refuseReserved(shortCode);
  const url = shortCode
    ? await insert(viewer, { ...link, shortCode }, request).catch(refuseTaken)
    : await insertWithRandomCode(viewer, link, request);
  announceLinkChange(url.shortCode);
  return url;
}

async function insert(
  viewer: Viewer,
  link: NewLink & { shortCode: string },
  request: Repeatable | null,
): Promise<ShortUrl> {
  return createOnce(viewer, request, async (tx) => {
    await reserveUrl(tx, viewer);
    await refuseBlocked([link.originalUrl], 'originalUrl', tx);
    return tx.shortUrl.create({ data: { ...link, ownerId: viewer.id } });
  });
}

/**
 * Creates a URL with a random code; throws UserError FORBIDDEN when the plan is full. A collision ends the transaction,
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
    if (!isDuplicate(error) || attempt === ATTEMPTS) throw error;
    return insertWithRandomCode(viewer, link, request, attempt + 1);
  }
}
