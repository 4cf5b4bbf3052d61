import { addressOfShortUrl, isOwnHost } from '../common/destination.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';

/** The link that somebody names by its code, or by its address where it is on a domain of an account; null without one. */
export async function namedLink(text: string): Promise<ShortUrl | null> {
  const address = text.includes('/') ? addressOfShortUrl(text) : null;
  const shortCode = address?.code ?? text;
  if (!address || isOwnHost(address.host)) return db.shortUrl.findFirst({ where: { shortCode, domainId: null } });
  const links = await db.shortUrl.findMany({
    where: { shortCode, domain: address.host },
    include: { ownDomain: true },
  });
  // Of several accounts that had the domain, the one that is served.
  return links.find(({ ownDomain }) => ownDomain?.verifiedAt) ?? links[0] ?? null;
}
