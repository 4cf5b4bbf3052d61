import { createHash } from 'node:crypto';
import { db, type Transaction } from '../db.ts';
import { errorCodes, UserError, type ErrorCode } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import type { Insertion } from './bulk-insert.ts';

/** Answers are kept this long; a key used later is a new one. */
const KEPT_HOURS = 24;

interface StoredOutcome {
  row: number;
  originalUrl: string;
  urlId?: number;
  error?: { code: string; message: string; field?: string };
}

/** A fingerprint of what was sent, to tell a repetition from another list under the same key. */
export const fingerprint = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/**
 * Claims a key for this transaction and returns null, or returns what was answered before. Of two at once the second
 * waits for the first. Throws UserError CONFLICT when the key was used for other rows.
 */
export async function claimKey(
  tx: Transaction,
  viewer: Viewer,
  key: string,
  rowsHash: string,
): Promise<Insertion[] | null> {
  await tx.$executeRaw`DELETE FROM bulk_creation
    WHERE owner_id = ${viewer.id} AND created_at < now() - make_interval(hours => ${KEPT_HOURS})`;
  const claimed = await tx.$executeRaw`INSERT INTO bulk_creation (owner_id, key, rows_hash, outcomes)
    VALUES (${viewer.id}, ${key}, ${rowsHash}, '[]') ON CONFLICT (owner_id, key) DO NOTHING`;
  if (claimed) return null;
  const before = await tx.bulkCreation.findUniqueOrThrow({ where: { ownerId_key: { ownerId: viewer.id, key } } });
  if (before.rowsHash !== rowsHash) {
    throw new UserError('CONFLICT', 'This idempotency key was used for other rows.', 'idempotencyKey');
  }
  return (before.outcomes as unknown as StoredOutcome[]).map(revive);
}

/** Remembers what is answered, in the transaction that made it. */
export async function rememberOutcomes(
  tx: Transaction,
  viewer: Viewer,
  key: string,
  outcomes: Insertion[],
): Promise<void> {
  const stored = outcomes.map((outcome): StoredOutcome => {
    const { row, originalUrl } = outcome;
    if ('urlId' in outcome) return { row, originalUrl, urlId: outcome.urlId };
    const { code, message, field } = outcome.error;
    return { row, originalUrl, error: { code, message, ...(field && { field }) } };
  });
  await tx.bulkCreation.update({
    where: { ownerId_key: { ownerId: viewer.id, key } },
    data: { outcomes: stored as object[] },
  });
}

/** How many rows a finished creation of the viewer had; null when there is none of this key. */
export async function finishedRows(viewer: Viewer, key: string): Promise<number | null> {
  const found = await db.bulkCreation.findUnique({ where: { ownerId_key: { ownerId: viewer.id, key } } });
  return found && (found.outcomes as unknown[]).length;
}

const isErrorCode = (code: string): code is ErrorCode => (errorCodes as readonly string[]).includes(code);

function revive({ row, originalUrl, urlId, error }: StoredOutcome): Insertion {
  if (urlId !== undefined) return { row, originalUrl, urlId };
  const code = isErrorCode(error!.code) ? error!.code : 'INVALID';
  return { row, originalUrl, error: new UserError(code, error!.message, error!.field) };
}
