import { statSync } from 'node:fs';
import { deleteLinksOf, forgetOwner } from '../../clicks/forget-owner.ts';
import { listJournalFiles, logPath } from '../../clicks/journal-files.ts';
import { journalFolder as folderOf, journalProcesses } from '../../clicks/node-journals.ts';
import { db } from '../../database/db.ts';
import { announceLinkChange } from '../../live/link-changes.ts';
import { removeWebhooks } from '../../identity/remove-webhooks.ts';
import { deleteUser } from '../delete-user.ts';
import { noteProgress } from './job-progress.ts';
import type { JobWork, OrderedJob, Turn } from './job-work.ts';

/** When the links of an account were deleted: journal files that are not younger may hold clicks of them. */
const linksDeletedAt = new Map<string, number>();

/**
 * Deletes an account with everything stored of it. Waits, turn by turn, until no journal file of this node is left that may
 * hold one of its clicks; only then nothing names the account any more.
 */
export async function closeWhole(job: OrderedJob, { client, journalFolder }: JobWork): Promise<Turn> {
  const { id, ownerId } = job;
  let { done } = job;
  let total = Math.max(job.total, done + (await countClicks(ownerId)));
  await noteProgress(client, id, { done, total });
  await removeWebhooks(ownerId);
  const links = await deleteLinksOf(ownerId);
  links.forEach(announceLinkChange);
  await deleteUser(ownerId);
  await forgetOwner(ownerId, async (clicks) => {
    done += clicks;
    total = Math.max(total, done);
    await noteProgress(client, id, { done, total });
  });
  if (!linksDeletedAt.has(id)) linksDeletedAt.set(id, Date.now());
  if (isInJournal(journalFolder, linksDeletedAt.get(id)!)) return 'waits';
  linksDeletedAt.delete(id);
  await client.query('UPDATE account_job SET owner_id = NULL WHERE id = $1', [id]);
  return 'done';
}

const countClicks = async (ownerId: number): Promise<number> => {
  const { _sum: sums } = await db.shortUrl.aggregate({
    where: { ownerId },
    _sum: { clickCount: true, botCount: true },
  });
  return (sums.clickCount ?? 0) + (sums.botCount ?? 0);
};

/** Whether a journal file with clicks is older than a timestamp; each is replaced after a minute and deleted once stored. */
const isInJournal = (nodeFolder: string, timestamp: number): boolean =>
  journalProcesses(nodeFolder).some((process) => {
    const folder = folderOf(nodeFolder, process);
    return listJournalFiles(folder).some((file) => {
      const stat = statSync(logPath(folder, file), { throwIfNoEntry: false });
      return stat && stat.size > 0 && stat.birthtimeMs <= timestamp;
    });
  });
