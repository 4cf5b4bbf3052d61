import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { planIsFull, requireBulk, roomForUrls } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import type { LinkName } from '../common/link-key.ts';
import { MAX_ROWS_ON_EVERY_PLAN } from '../common/input-limits.ts';
import { logger } from '../common/logger.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, type Transaction } from '../database/db.ts';
import { IdempotencyKey } from '../database/idempotency.ts';
import type { LinkImport } from '../generated/prisma/client.ts';
import { announceBulkProgress } from '../live/bulk-progress.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseSuspended } from '../suspension/refusals.ts';
import { insertRows } from '../urls/bulk-insert.ts';
import { conflictChoices, type Refusal } from './members.ts';
import { planImport, type ImportPlan, type Kept } from './plan-import.ts';

const CHOICE = 'Choose what becomes of links whose code is taken: keep, rename or skip.';
const TIMEOUT_MS = 120_000;
/** Refusals that are kept; there are as many as rows at most. */
const MOST_REFUSALS = 100;

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : (value ?? undefined));

/** How a file is imported. */
export const ImportOptions = z.object({
  conflicts: z.preprocess(lower, z.enum(conflictChoices, CHOICE)),
  idempotencyKey: IdempotencyKey,
});

/** An import, and whether it was made before under its key. */
export interface Importing {
  linkImport: LinkImport;
  isReplay: boolean;
}

/**
 * Imports the links of a file in one step: all that can come, or nothing. Refuses INVALID files, PAYLOAD_TOO_LARGE, CONFLICT where codes
 * are to be kept and cannot be, PLAN_LIMIT where not all fit, IDEMPOTENCY_MISMATCH, SUSPENDED and RATE_LIMITED.
 */
export async function importLinks(viewer: Viewer, bytes: Uint8Array, input: unknown): Promise<Importing> {
  await spend(viewer, 'bulk');
  await refuseSuspended(viewer);
  const { conflicts, idempotencyKey } = parseInput(ImportOptions, input);
  const key = idempotencyKey ?? randomUUID();
  const fileHash = createHash('sha256').update(conflicts).update(bytes).digest('hex');
  const done = await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
      const before = await tx.linkImport.findUnique({ where: { ownerId_key: { ownerId: viewer.id, key } } });
      if (before) return { made: sameFile(before, fileHash), names: [], isReplay: true };
      const plan = await planImport(tx, viewer, bytes, conflicts);
      if (conflicts === 'keep' && plan.conflicts) throw refuseConflicts(plan);
      if (plan.total > MAX_ROWS_ON_EVERY_PLAN) requireBulk(viewer);
      if (plan.sound.length > (await roomForUrls(tx, viewer))) throw planIsFull();
      return { ...(await make(tx, viewer, plan, { key, fileHash })), isReplay: false };
    },
    { timeout: TIMEOUT_MS },
  );
  for (const name of done.names) announceLinkChange(name);
  const { made, isReplay } = done;
  await announceImported(viewer, made);
  return { linkImport: made, isReplay };
}

const refuseConflicts = ({ conflicts }: ImportPlan) =>
  new UserError(
    'CONFLICT',
    `${conflicts === 1 ? 'A link' : `${conflicts} links`} cannot keep the code here. Nothing was imported.`,
    'conflicts',
  );

function sameFile(before: LinkImport, fileHash: string): LinkImport {
  if (before.fileHash === fileHash) return before;
  const message = 'This idempotency key was already used for another file.';
  throw new UserError('IDEMPOTENCY_MISMATCH', message, 'idempotencyKey');
}

async function make(
  tx: Transaction,
  viewer: Viewer,
  plan: ImportPlan,
  { key, fileHash }: { key: string; fileHash: string },
) {
  const { total, sound } = plan;
  // Progress uses its own connection: if that fails, the import is not affected.
  const tell = (count: number) =>
    announceBulkProgress(viewer, key, {
      done: Math.min(plan.refusals.length + plan.skipped + count, total - 1),
      total,
    }).catch((error: unknown) => logger.warn({ err: error }, 'the progress of an import could not be published'));
  const outcomes = await insertRows(tx, viewer, sound, tell);
  const late = outcomes.flatMap(({ row, originalUrl, ...one }): Refusal[] =>
    'error' in one ? [{ row, originalUrl: originalUrl.slice(0, 200), message: one.error.message }] : [],
  );
  const refusals = [...plan.refusals, ...late].sort((a, b) => a.row - b.row);
  const ids = new Map(
    outcomes.flatMap((one) => ('urlId' in one ? [[one.urlId, plan.kept.get(one.row)!] as const] : [])),
  );
  const { format, renamed, skipped } = plan;
  const counts = { format, total, renamed, skipped, created: ids.size, refused: refusals.length };
  const made = await tx.linkImport.create({
    data: {
      ...counts,
      ownerId: viewer.id,
      key,
      fileHash,
      refusals: refusals.slice(0, MOST_REFUSALS) as unknown as object[],
    },
  });
  const names = await keep(tx, viewer, made.id, ids);
  return { made, names };
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

/** Tells that all of an import is stored. */
const announceImported = (viewer: Viewer, { key, total }: LinkImport): Promise<void> =>
  announceBulkProgress(viewer, key, { done: total, total }).catch((error: unknown) =>
    logger.warn({ err: error }, 'the end of an import could not be published'),
  );
