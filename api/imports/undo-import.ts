import { spend } from '../account/rates.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { LinkImport } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { endUndo, setAside } from '../urls/deleted-urls.ts';
import { UNDO_MINUTES } from './members.ts';

const MINUTE_MS = 60_000;

/** Until when an import can be undone; null before it is done, where it was undone or failed, and where it is too late. */
export const undoUntil = ({
  state,
  createdAt,
  finishedAt,
  undoneAt,
}: Pick<LinkImport, 'state' | 'createdAt' | 'finishedAt' | 'undoneAt'>): Date | null => {
  const until = new Date((finishedAt ?? createdAt).getTime() + UNDO_MINUTES * MINUTE_MS);
  return state === 'done' && undoneAt === null && until.getTime() > Date.now() ? until : null;
};

const notDone = {
  waiting: 'This import is not finished yet.',
  running: 'This import is not finished yet.',
  failed: 'This import failed: there is nothing to undo.',
} as const;

/**
 * Deletes every link that an import of the viewer made and that is still there. Refuses NOT_FOUND, CONFLICT where it is not done or was undone before,
 * GONE an hour after it, and RATE_LIMITED.
 */
export async function undoImport(viewer: Viewer, id: number): Promise<LinkImport> {
  await spend(viewer, 'bulk');
  await spend(viewer, 'write');
  const { undone, codes } = await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM link_import WHERE id = ${id} AND owner_id = ${viewer.id} FOR UPDATE`;
      const found = await tx.linkImport.findUnique({ where: { id, ownerId: viewer.id } });
      if (!found) throw new UserError('NOT_FOUND', 'Resource not found');
      if (found.state !== 'done') throw new UserError('CONFLICT', notDone[found.state]);
      if (found.undoneAt) throw new UserError('CONFLICT', 'This import was undone already.');
      if (!undoUntil(found))
        throw new UserError('GONE', 'An import can be undone for an hour. Delete its links instead.');
      const links = await tx.shortUrl.findMany({
        where: { importId: id, ownerId: viewer.id, suspension: null },
        select: { id: true },
      });
      const ids = links.map((link) => link.id);
      const codes = await setAside(tx, viewer, ids);
      await endUndo(tx, viewer, ids); // the file can be imported again, with its codes
      return { codes, undone: await tx.linkImport.update({ where: { id }, data: { undoneAt: new Date() } }) };
    },
    { timeout: 60_000 },
  );
  for (const code of codes) announceLinkChange(code);
  return undone;
}
