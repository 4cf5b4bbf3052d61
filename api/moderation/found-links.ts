import { z } from 'zod';
import { shortUrlOf } from '../common/short-origin.ts';
import { db } from '../database/db.ts';
import { actorOf } from '../identity/operator-actor.ts';
import { hostTyped } from '../common/destination.ts';
import type { Viewer } from '../common/viewer.ts';
import { linksOnHosts } from './links-on-host.ts';
import { suspensionsOf, type LinkSuspension } from '../suspension/suspensions.ts';
import { MAX_DESTINATION_LENGTH } from '../common/input-limits.ts';

/** A link as operators see it: no statistics of its owner. */
export interface FoundLink {
  id: number;
  shortCode: string;
  /** The domain of an account that it is on; null for this installation's own host. */
  domain: string | null;
  shortUrl: string;
  originalUrl: string;
  ownerEmail: string | null;
  createdAt: Date;
  suspension: LinkSuspension | null;
}

export const MOST_FOUND = 50;

/** Links of any account by a code, a short URL, or the host of their destinations; newest first. Refuses FORBIDDEN. */
export async function findLinks(viewer: Viewer, search: string): Promise<FoundLink[]> {
  await actorOf(viewer);
  const text = z.string().trim().max(MAX_DESTINATION_LENGTH).catch('').parse(search);
  const code = /^(?:(?:https?:\/\/)?[^/]+\/)?([\w-]+)$/.exec(text)?.[1];
  const host = hostTyped(text);
  const onHost = host?.includes('.') ? await linksOnHosts(db, [host], { most: MOST_FOUND }) : [];
  const links = await db.shortUrl.findMany({
    where: { OR: [{ shortCode: code ?? '' }, { id: { in: onHost.map(({ id }) => id) } }] },
    include: { owner: { select: { email: true } } },
    orderBy: { id: 'desc' },
    take: MOST_FOUND,
  });
  const suspensions = await suspensionsOf(links);
  return links.map(({ id, shortCode, domain, originalUrl, createdAt, owner }) => ({
    ...{ id, shortCode, domain, originalUrl, createdAt },
    shortUrl: shortUrlOf({ shortCode, domain }),
    ownerEmail: owner.email,
    suspension: suspensions.get(id) ?? null,
  }));
}
