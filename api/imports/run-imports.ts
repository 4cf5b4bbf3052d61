import { logger } from '../common/logger.ts';
import { UserError } from '../common/user-error.ts';
import { personOf, type Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { loadBlockList } from '../suspension/block-list.ts';
import { refuseSuspended } from '../suspension/refusals.ts';
import { makeImport } from './make-import.ts';

const FAILED = 'Something went wrong on the server. Please try again.';

/** The database may have been away, or busy for too long. */
const MOST_ATTEMPTS = 3;

/** The account for which an import is made. */
const ownerOf = (owner: User): Viewer => ({ ...personOf(owner), tokenExpiresAt: new Date(), authenticatedAt: null });

/** Makes an import that waits or was interrupted; what is refused, or fails three times, is noted as failed and imports nothing. Throws what failed before. */
export async function runImport(id: number, signal: AbortSignal): Promise<void> {
  const order = await db.linkImport.findUnique({ where: { id }, include: { owner: true, file: true } });
  if (!order?.file) return; // its account was closed meanwhile
  const { owner, file, ...linkImport } = order;
  await db.linkImport.update({ where: { id }, data: { state: 'running', done: 0, attempts: { increment: 1 } } });
  try {
    loadBlockList();
    const viewer = ownerOf(owner);
    await refuseSuspended(viewer);
    await makeImport(viewer, linkImport, file.bytes);
  } catch (error) {
    const isRefused = error instanceof UserError;
    if (signal.aborted || (!isRefused && order.attempts + 1 < MOST_ATTEMPTS)) throw error; // it is begun again
    if (!isRefused) logger.error({ err: error }, 'an import failed');
    const { code, message } = isRefused ? error : { code: 'INTERNAL', message: FAILED };
    const failure = { failureCode: code, failure: message.slice(0, 500) };
    await db.linkImport.update({
      where: { id },
      data: { ...failure, state: 'failed', finishedAt: new Date(), file: { delete: true } },
    });
  }
}
