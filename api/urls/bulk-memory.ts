import { createHash } from 'node:crypto';
import { db, type Transaction } from '../database/db.ts';
import { isErrorCode } from '../common/error-codes.ts';
import { UserError, type Fault } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { KEPT_HOURS } from '../common/idempotency-hours.ts';

/** The outcome of a row, by its number only: a repeated request contains the rows again. */
export type Remembered = { row: number } & ({ urlId: number } | { error: UserError });

/** The stored form. It omits the sent rows, so that a hostile list needs no more space than a valid one. */
interface StoredOutcomes {
  created: [row: number, urlId: number][];
  refused: [row: number, code: string, message: string, field: string | null, faults?: Fault[] | null][];
}

/** Remembered lists per account; a new one replaces the oldest. */
const MOST_KEPT = 100;

/** A fingerprint of the request, to distinguish a repetition from another list with the same key. */
export const fingerprint = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/**
 * Claims a key for this transaction and returns null, or returns the previous outcomes in the order of the rows. Of
 * two concurrent requests, the second waits for the first. Throws UserError IDEMPOTENCY_MISMATCH when the key was used for other
 * rows.
 */
export async function claimKey(
  tx: Transaction,
  viewer: Viewer,
  key: string,
  rowsHash: string,
): Promise<Remembered[] | null> {
  await tx.$executeRaw`DELETE FROM bulk_creation
    WHERE owner_id = ${viewer.id} AND key = ${key} AND created_at < now() - make_interval(hours => ${KEPT_HOURS})`;
  const claimed = await tx.$executeRaw`INSERT INTO bulk_creation (owner_id, key, rows_hash, outcomes)
    VALUES (${viewer.id}, ${key}, ${rowsHash}, '{}') ON CONFLICT (owner_id, key) DO NOTHING`;
  if (claimed) return null;
  const before = await tx.bulkCreation.findUniqueOrThrow({ where: { ownerId_key: { ownerId: viewer.id, key } } });
  if (before.rowsHash !== rowsHash) {
    throw new UserError(
      'IDEMPOTENCY_MISMATCH',
      'This idempotency key was already used for different rows.',
      'idempotencyKey',
    );
  }
  return revive(before.outcomes as unknown as StoredOutcomes);
}

/** Stores the outcomes in the transaction that created the links. */
export async function rememberOutcomes(
  tx: Transaction,
  viewer: Viewer,
  key: string,
  outcomes: readonly Remembered[],
): Promise<void> {
  const stored: StoredOutcomes = { created: [], refused: [] };
  for (const outcome of outcomes) {
    if ('urlId' in outcome) stored.created.push([outcome.row, outcome.urlId]);
    else {
      const { code, message, field, faults } = outcome.error;
      stored.refused.push([outcome.row, code, message, field ?? null, faults.length > 1 ? [...faults] : null]);
    }
  }
  await tx.bulkCreation.update({
    where: { ownerId_key: { ownerId: viewer.id, key } },
    data: { outcomes: stored as object },
  });
  await tx.$executeRaw`DELETE FROM bulk_creation WHERE owner_id = ${viewer.id} AND key IN (
    SELECT key FROM bulk_creation WHERE owner_id = ${viewer.id} AND key <> ${key}
    ORDER BY created_at DESC, key OFFSET ${MOST_KEPT - 1} FOR UPDATE SKIP LOCKED)`;
}

/** The number of rows of a finished creation of the viewer; null for an unknown key. */
export async function finishedRows(viewer: Viewer, key: string): Promise<number | null> {
  const found = await db.bulkCreation.findUnique({ where: { ownerId_key: { ownerId: viewer.id, key } } });
  if (!found) return null;
  const { created, refused } = found.outcomes as unknown as StoredOutcomes;
  return created.length + refused.length;
}

function revive({ created, refused }: StoredOutcomes): Remembered[] {
  const outcomes = [
    ...created.map(([row, urlId]) => ({ row, urlId })),
    ...refused.map(([row, code, message, field, faults]) => ({
      row,
      error: new UserError(
        isErrorCode(code) ? code : 'INVALID',
        message,
        field ?? undefined,
        undefined,
        faults ?? undefined,
      ),
    })),
  ];
  return outcomes.sort((a, b) => a.row - b.row);
}
