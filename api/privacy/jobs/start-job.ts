import { db } from '../../database/db.ts';
import type { AccountJob, AccountJobKind } from '../../generated/prisma/client.ts';
import { refuseDeletion } from '../../moderation/refuse-deletion.ts';
import { refuseLastOperator } from '../../identity/last-operator.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { tellOwner } from '../../identity/tell-owner.ts';

/** What a job is told beside its kind. */
type JobOrder = { kind: AccountJobKind; before?: string };

const DEEDS = { export: 'export', delete_clicks: 'deletion', close: 'closing' } as const;

const BUSY = 'A download or deletion of your account is under way. Please wait until it is done.';

/**
 * Orders a job for the viewer, whose earlier finished downloads are removed; its owner is told by email. Refuses CONFLICT while a
 * link of the account is suspended, while another job waits or runs, and for closing the account of the last operator. A closed
 * account can be used no more from this moment on.
 */
export async function startJob(viewer: Viewer, { kind, before }: JobOrder): Promise<AccountJob> {
  return db.$transaction(async (tx) => {
    // Of two orders at once, the second waits here and finds the first.
    await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
    const ownerId = viewer.id;
    const isBusy = await tx.accountJob.count({ where: { ownerId, state: { in: ['waiting', 'running'] } } });
    if (isBusy && kind !== 'close') throw new UserError('CONFLICT', BUSY);
    if (kind !== 'export') await refuseDeletion(tx, ownerId);
    if (kind === 'close') await refuseLastOperator(tx, ownerId);
    await tx.accountJob.deleteMany({ where: { ownerId, kind: { in: kind === 'close' ? undefined : [kind] } } });
    if (kind === 'close') await tx.user.update({ where: { id: ownerId }, data: { closingAt: new Date() } });
    const job = await tx.accountJob.create({
      data: { kind, ownerId, before: before ? new Date(`${before}T00:00:00Z`) : null },
    });
    await tellOwner(ownerId, { deed: DEEDS[kind], id: job.id }, tx);
    return job;
  });
}
