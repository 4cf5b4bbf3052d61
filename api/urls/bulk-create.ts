import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireBulk } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { MAX_ROWS_ON_EVERY_PLAN } from '../common/input-limits.ts';
import { IdempotencyKey } from '../database/idempotency.ts';
import { newLinkDomains } from '../domains/chosen-domain.ts';
import { announceBulkProgress } from '../live/bulk-progress.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { logger } from '../common/logger.ts';
import { refuseSuspended } from '../suspension/refusals.ts';
import { parseInput } from '../common/parse-input.ts';
import type { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { insertRows, type Insertion } from './bulk-insert.ts';
import { claimKey, fingerprint, rememberOutcomes, type Remembered } from './bulk-memory.ts';
import { judgeRows } from './bulk-rows.ts';
import { hashesOf, withoutPasswords } from './link-passwords.ts';

const Request = z.object({
  rows: z.unknown(),
  idempotencyKey: IdempotencyKey,
});

/** The outcome of one row. */
export interface RowOutcome {
  /** Starts at 1, in the order sent. */
  row: number;
  originalUrl: string;
  /** The link; null when refused or since deleted. */
  url: ShortUrl | null;
  error: UserError | null;
}

/** The outcome of a list. */
export interface BulkCreation {
  /** The idempotency key, or a random id without one. */
  jobId: string;
  /** True when the same list was sent before under this key: nothing was created again. */
  isReplay: boolean;
  outcomes: RowOutcome[];
}

const TIMEOUT_MS = 60_000;

/** The rule of plans, for the documents of both doors. */
export const LONG_LISTS = `More than ${MAX_ROWS_ON_EVERY_PLAN} rows need a plan with bulk operations.`;

/**
 * Creates a link for every valid row in one transaction and returns the outcome of each row. A refused row
 * (INVALID, CODE_TAKEN, CODE_RESERVED, DESTINATION_BLOCKED, PLAN_LIMIT) does not stop the others. With an idempotency key, the same rows
 * create nothing twice within a day. Refuses as a whole: INVALID without rows or with more than 1000,
 * IDEMPOTENCY_MISMATCH when the key was used for other rows, SUSPENDED, PLAN_LIMIT for more than 100 rows without bulk operations, RATE_LIMITED.
 */
export async function bulkCreateUrls(viewer: Viewer, input: unknown): Promise<BulkCreation> {
  await spend(viewer, 'bulk');
  await refuseSuspended(viewer);
  const { rows, idempotencyKey: key } = parseInput(Request, input);
  const { sound: judged, refused } = judgeRows(rows, await newLinkDomains(db, viewer));
  if (judged.length + refused.length > MAX_ROWS_ON_EVERY_PLAN) requireBulk(viewer);
  const hash = await hashesOf(judged.map(({ password }) => password));
  const sound = judged.map((row) => ({ ...row, passwordHash: hash(row.password) }));
  const jobId = key ?? randomUUID();
  const total = sound.length + refused.length;
  // Progress uses its own connection: if that fails, the list is not affected.
  const tell = (done: number) =>
    announceBulkProgress(viewer, jobId, { done, total }).catch((error: unknown) =>
      logger.warn({ err: error }, 'the progress of a bulk creation could not be published'),
    );
  const { insertions, isReplay } = await db.$transaction(
    async (tx) => {
      const before = key ? await claimKey(tx, viewer, key, fingerprint(withoutPasswords(rows))) : null;
      if (before) return { insertions: withRows(before, [...sound, ...refused]), isReplay: true };
      const made = await insertRows(tx, viewer, sound, (count) => tell(Math.min(refused.length + count, total - 1)));
      const all = [...refused, ...made].sort((a, b) => a.row - b.row);
      if (key) await rememberOutcomes(tx, viewer, key, all);
      return { insertions: all, isReplay: false };
    },
    { timeout: TIMEOUT_MS },
  );
  const outcomes = await withUrls(viewer, insertions);
  for (const { url } of outcomes) if (url && !isReplay) announceLinkChange(url);
  await tell(total);
  return { jobId, isReplay, outcomes };
}

/** As bulkCreateUrls does, for rows read from a file: refuses PLAN_LIMIT where the plan has no bulk operations. */
export async function importUrls(viewer: Viewer, input: unknown): Promise<BulkCreation> {
  requireBulk(viewer);
  return bulkCreateUrls(viewer, input);
}

/** Remembered outcomes with the rows that were sent again. */
function withRows(outcomes: Remembered[], rows: { row: number; originalUrl: string }[]): Insertion[] {
  const sent = new Map(rows.map(({ row, originalUrl }) => [row, originalUrl]));
  return outcomes.map((outcome) => ({ ...outcome, originalUrl: sent.get(outcome.row)! }));
}

async function withUrls(viewer: Viewer, insertions: Insertion[]): Promise<RowOutcome[]> {
  const ids = insertions.flatMap((insertion) => ('urlId' in insertion ? insertion.urlId : []));
  const urls = await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
  const known = new Map(urls.map((url) => [url.id, url]));
  return insertions.map((insertion) => {
    const { row, originalUrl } = insertion;
    if ('error' in insertion) return { row, originalUrl, url: null, error: insertion.error };
    return { row, originalUrl, url: known.get(insertion.urlId) ?? null, error: null };
  });
}
