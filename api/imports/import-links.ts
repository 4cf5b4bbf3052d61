import { randomUUID, webcrypto } from 'node:crypto';
import { z } from 'zod';
import { requireBulk } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import { inThread } from '../common/in-thread.ts';
import { MAX_ROWS_ON_EVERY_PLAN } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { checkFile, isSmall, type CheckedFile } from './check-file.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, pool } from '../database/db.ts';
import { IdempotencyKey } from '../database/idempotency.ts';
import type { LinkImport } from '../generated/prisma/client.ts';
import { refuseSuspended } from '../suspension/refusals.ts';
import { conflictChoices } from './members.ts';

const CHOICE = 'Choose what becomes of links whose code is taken: keep, rename or skip.';

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : (value ?? undefined));

/** How a file is imported. */
export const ImportOptions = z.object({
  conflicts: z.preprocess(lower, z.enum(conflictChoices, CHOICE)),
  idempotencyKey: IdempotencyKey,
});

/** An import, and whether it was ordered before under its key. */
export interface Importing {
  linkImport: LinkImport;
  isReplay: boolean;
}

/**
 * Orders the import of a file, which a job makes in one step: all that can come, or nothing. Refuses INVALID files, PAYLOAD_TOO_LARGE,
 * PLAN_LIMIT without bulk operations, IDEMPOTENCY_MISMATCH, SUSPENDED and RATE_LIMITED.
 */
export async function importLinks(viewer: Viewer, bytes: Uint8Array, input: unknown): Promise<Importing> {
  await spend(viewer, 'bulk');
  await refuseSuspended(viewer);
  const { conflicts, idempotencyKey } = parseInput(ImportOptions, input);
  const key = idempotencyKey ?? randomUUID();
  const fileHash = await hashOf(conflicts, bytes);
  const before = await orderedBefore(viewer, key);
  if (before) return { linkImport: sameFile(before, fileHash), isReplay: true };
  const { format, total } = isSmall(bytes)
    ? checkFile(bytes)
    : await inThread<CheckedFile>('imports/check-thread.ts', bytes);
  if (total > MAX_ROWS_ON_EVERY_PLAN) requireBulk(viewer);
  const isOrdered = await order(viewer, { key, fileHash, format, total, conflicts, bytes });
  // Where it is not, the same was ordered meanwhile.
  return { linkImport: sameFile((await orderedBefore(viewer, key))!, fileHash), isReplay: !isOrdered };
}

interface Order extends Pick<LinkImport, 'key' | 'fileHash' | 'format' | 'total'> {
  conflicts: string;
  bytes: Uint8Array;
}

/** Stores an order with its file, unless there is one under its key; whether it did. Plain SQL sends bytes as they are, and no text of them. */
async function order({ id }: Viewer, { key, fileHash, format, total, conflicts, bytes }: Order): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH made AS (
       INSERT INTO link_import (owner_id, key, file_hash, format, total, conflicts, state, created, renamed, skipped, refused)
       VALUES ($1, $2, $3, $4, $5, $6, 'waiting', 0, 0, 0, 0) ON CONFLICT (owner_id, key) DO NOTHING RETURNING id)
     INSERT INTO link_import_file (import_id, bytes) SELECT id, $7 FROM made`,
    [id, key, fileHash, format, total, conflicts, bytes],
  );
  return rowCount === 1;
}

/** SHA-256 in hex of a file and of what was decided; computed beside the event loop. */
async function hashOf(conflicts: string, bytes: Uint8Array): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', Buffer.concat([Buffer.from(conflicts), bytes]));
  return Buffer.from(hash).toString('hex');
}

const orderedBefore = (viewer: Viewer, key: string): Promise<LinkImport | null> =>
  db.linkImport.findUnique({ where: { ownerId_key: { ownerId: viewer.id, key } } });

function sameFile(before: LinkImport, fileHash: string): LinkImport {
  if (before.fileHash === fileHash) return before;
  const message = 'This idempotency key was already used for another file.';
  throw new UserError('IDEMPOTENCY_MISMATCH', message, 'idempotencyKey');
}
