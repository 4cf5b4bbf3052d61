import { db } from '../../database/db.ts';
import type { AccountJob } from '../../generated/prisma/client.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NONE = 'There is no such job.';

/** The viewer's downloads and deletions, the latest of each kind, newest first. */
export const jobsOf = ({ id }: Pick<Viewer, 'id'>): Promise<AccountJob[]> =>
  db.accountJob.findMany({ where: { ownerId: id }, orderBy: { createdAt: 'desc' } });

/** A job of the viewer; refuses NOT_FOUND, for those of others as well. */
export async function jobOf(viewer: Viewer, id: string): Promise<AccountJob> {
  const job = UUID.test(id) ? await db.accountJob.findFirst({ where: { id, ownerId: viewer.id } }) : null;
  if (!job) throw new UserError('NOT_FOUND', NONE);
  return job;
}

/**
 * How far the closing of an account is, for whoever holds the id that the owner was given: afterwards nobody is signed in
 * any more. Refuses NOT_FOUND.
 */
export async function closingOf(id: string): Promise<AccountJob> {
  const job = UUID.test(id) ? await db.accountJob.findFirst({ where: { id, kind: 'close' } }) : null;
  if (!job) throw new UserError('NOT_FOUND', NONE);
  return job;
}
