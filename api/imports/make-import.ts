import { planIsFull, refuseOverfull, roomAtPresent } from '../account/limits.ts';
import { logger } from '../common/logger.ts';
import type { LinkName } from '../common/link-key.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, pool, type Transaction } from '../database/db.ts';
import type { LinkImport } from '../generated/prisma/client.ts';
import { announceBulkProgress } from '../live/bulk-progress.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { insertWithin } from '../urls/bulk-insert.ts';
import { MOST_REFUSALS, type Conflicts, type Refusal } from './members.ts';
import { planImport, type ImportPlan, type Kept } from './plan-import.ts';

/** Ten thousand rows take seconds, on a busy machine a minute. */
const TIMEOUT_MS = 600_000;

/** Makes an import that was ordered, in one step. Refuses CONFLICT where codes are to be kept and cannot be, and PLAN_LIMIT where not all fit. */
export async function makeImport(viewer: Viewer, order: LinkImport, bytes: Uint8Array): Promise<void> {
  const conflicts = order.conflicts as Conflicts;
  const names = await db.$transaction(
    async (tx) => {
      // Another node may have begun it as well, and be done by now.
      const held = await tx.$queryRaw<
        object[]
      >`SELECT 1 FROM link_import_file WHERE import_id = ${order.id} FOR UPDATE`;
      if (!held.length) return [];
      const plan = await planImport(tx, viewer, bytes, conflicts);
      if (conflicts === 'keep' && plan.conflicts) throw refuseConflicts(plan);
      if (plan.sound.length > (await roomAtPresent(tx, viewer))) throw planIsFull();
      const made = await make(tx, viewer, order, plan);
      await refuseOverfull(tx, viewer);
      return made;
    },
    { timeout: TIMEOUT_MS },
  );
  for (const name of names) announceLinkChange(name);
  await announce(viewer, order, order.total);
}

const refuseConflicts = ({ conflicts }: ImportPlan) =>
  new UserError(
    'CONFLICT',
    conflicts === 1 ? 'A link cannot keep its code here.' : `${conflicts} links cannot keep their codes here.`,
    'conflicts',
  );

/** Notes how many rows are done, and tells those who watch. It uses its own connection: if that fails, the import is not affected. */
async function announce(viewer: Viewer, { id, key, total }: LinkImport, done: number): Promise<void> {
  try {
    await pool.query("UPDATE link_import SET done = $2 WHERE id = $1 AND state = 'running'", [id, done]);
    await announceBulkProgress(viewer, key, { done, total });
  } catch (error) {
    logger.warn({ err: error }, 'the progress of an import could not be published');
  }
}

async function make(tx: Transaction, viewer: Viewer, order: LinkImport, plan: ImportPlan): Promise<LinkName[]> {
  const { total, sound } = plan;
  const tell = (count: number) =>
    announce(viewer, order, Math.min(plan.refusals.length + plan.skipped + count, total - 1));
  const outcomes = await insertWithin(tx, viewer, sound, Infinity, tell);
  const late = outcomes.flatMap(({ row, originalUrl, ...one }): Refusal[] =>
    'error' in one ? [{ row, originalUrl: originalUrl.slice(0, 200), message: one.error.message }] : [],
  );
  const refusals = [...plan.refusals, ...late].sort((a, b) => a.row - b.row);
  const ids = new Map(
    outcomes.flatMap((one) => ('urlId' in one ? [[one.urlId, plan.kept.get(one.row)!] as const] : [])),
  );
  const { format, renamed, skipped } = plan;
  const counts = { format, total, renamed, skipped, created: ids.size, refused: refusals.length };
  await tx.linkImport.update({
    where: { id: order.id },
    data: {
      ...counts,
      ...{ state: 'done', done: total, finishedAt: new Date(), file: { delete: true } },
      refusals: refusals.slice(0, MOST_REFUSALS) as unknown as object[],
    },
  });
  return keep(tx, viewer, order.id, ids);
}

/** Notes of links what only imports keep; returns their codes and domains. */
async function keep(
  tx: Transaction,
  viewer: Viewer,
  importId: number,
  links: ReadonlyMap<number, Kept>,
): Promise<LinkName[]> {
  const kept = [...links.values()];
  const texts = (of: (one: Kept) => Date | null) => kept.map((one) => of(one)?.toISOString() ?? null);
  return tx.$queryRaw<LinkName[]>`
    UPDATE short_url u SET import_id = ${importId}, clicks_before_import = r.clicks, is_active = NOT r.off,
      created_at = coalesce(r.created_at, u.created_at), expires_at = coalesce(r.expired_at, u.expires_at)
    FROM unnest(${[...links.keys()]}::int[], ${kept.map(({ clicks }) => clicks)}::int[], ${kept.map(({ isOff }) => isOff)}::boolean[],
      ${texts(({ createdAt }) => createdAt)}::timestamptz[], ${texts(({ expiredAt }) => expiredAt)}::timestamptz[])
      AS r (id, clicks, off, created_at, expired_at)
    WHERE u.id = r.id AND u.owner_id = ${viewer.id} RETURNING u.short_code AS "shortCode", u.domain_id AS "domainId"`;
}
