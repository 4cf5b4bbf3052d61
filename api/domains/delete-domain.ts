import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { announceDomainChange } from '../live/domain-changes.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { messages } from './rules.ts';
import { lockDomain } from './update-domain.ts';

/**
 * Removes the viewer's domain. Refuses NOT_FOUND, CONFLICT while links are on it, also ones that can still be restored, and
 * RATE_LIMITED.
 */
export async function deleteDomain(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { host } = await db.$transaction(async (tx) => {
    const domain = await lockDomain(tx, viewer, id); // no link joins it meanwhile
    const links = await tx.shortUrl.count({ where: { domainId: id } });
    if (links) throw new UserError('CONFLICT', messages.inUse(links));
    if (await tx.deletedUrl.count({ where: { domainId: id } })) throw new UserError('CONFLICT', messages.inUndo);
    await tx.domain.delete({ where: { id, ownerId: viewer.id } });
    return domain;
  });
  await announceDomainChange(host);
}
