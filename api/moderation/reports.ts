import { z } from 'zod';
import { db } from '../database/db.ts';
import type { LinkReport } from '../generated/prisma/client.ts';
import { noteAction } from '../identity/operator-actions.ts';
import { actorOf } from '../identity/operator-actor.ts';
import { nameOfLink, shortUrlOf } from '../common/short-origin.ts';
import { parseInput } from '../common/parse-input.ts';
import { ShortCode } from '../urls/rules.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { suspensionsOf, type LinkSuspension } from '../suspension/suspensions.ts';

/** A link with what was reported of it. */
export interface ReportedLink {
  shortCode: string;
  /** The domain of an account that it is on; null for this installation's own host. */
  domain: string | null;
  shortUrl: string;
  /** Null where the link is gone. */
  originalUrl: string | null;
  ownerEmail: string | null;
  suspension: LinkSuspension | null;
  count: number;
  /** The latest, newest first. */
  reports: LinkReport[];
}

export const MOST_LINKS = 50;
export const MOST_REPORTS = 5;

/** The links whose reports wait, the latest first. Refuses FORBIDDEN. */
export async function listReports(viewer: Viewer): Promise<ReportedLink[]> {
  await actorOf(viewer);
  const groups = await db.linkReport.groupBy({
    by: ['shortCode', 'domain', 'domainId'],
    where: { settledAt: null },
    _count: { id: true },
    _max: { id: true },
    orderBy: { _max: { id: 'desc' } },
    take: MOST_LINKS,
  });
  const codes = groups.map(({ shortCode }) => shortCode);
  const links = await db.shortUrl.findMany({
    where: { shortCode: { in: codes } },
    include: { owner: { select: { email: true } } },
  });
  const suspensions = await suspensionsOf(links);
  return Promise.all(
    groups.map(async ({ shortCode, domain, domainId, _count }) => {
      const link = links.find((one) => one.shortCode === shortCode && one.domainId === domainId);
      return {
        ...{ shortCode, domain, shortUrl: shortUrlOf({ shortCode, domain }) },
        originalUrl: link?.originalUrl ?? null,
        ownerEmail: link?.owner.email ?? null,
        suspension: (link && suspensions.get(link.id)) ?? null,
        count: _count.id,
        reports: await db.linkReport.findMany({
          where: { shortCode, domainId, settledAt: null },
          orderBy: { id: 'desc' },
          take: MOST_REPORTS,
        }),
      };
    }),
  );
}

const DOMAIN = 'The domain must be text.';
export const Settled = z.object({ shortCode: ShortCode, domain: z.string(DOMAIN).trim().toLowerCase().nullish() });

/** Takes the reports of a link from the list; they stay stored until they are 180 days old. Refuses FORBIDDEN and NOT_FOUND. */
export async function settleReports(viewer: Viewer, input: unknown): Promise<void> {
  const actor = await actorOf(viewer);
  const { shortCode, domain = null } = parseInput(Settled, input);
  await db.$transaction(async (tx) => {
    const where = { shortCode, domain, settledAt: null };
    const { count } = await tx.linkReport.updateMany({ where, data: { settledAt: new Date() } });
    if (!count) throw new UserError('NOT_FOUND', 'No reports of this link are waiting.', 'shortCode');
    await noteAction(tx, actor, { action: 'settle_reports', subject: nameOfLink({ shortCode, domain }) });
  });
}
