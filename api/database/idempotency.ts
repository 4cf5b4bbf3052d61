import { createHash } from 'node:crypto';
import { z } from 'zod';
import { db, type Transaction } from './db.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { KEPT_HOURS } from '../common/idempotency-hours.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

const messages = {
  key: 'An idempotency key must have 1 to 200 visible characters.',
  used: 'This idempotency key was already used for another request.',
} as const;

/** A key that a caller chooses, so that a request that is sent again creates nothing twice. */
export const IdempotencyKey = z
  .string(messages.key)
  .regex(/^[\x21-\x7e]{1,200}$/, messages.key)
  .nullish();
const Keyed = z.object({ idempotencyKey: IdempotencyKey });

/** A request that creates something, under its key; null without one. */
export interface Repeatable {
  key: string;
  requestHash: string;
}

/** What a caller's key stands for: this creation with this input. Throws UserError INVALID for a malformed key. */
export function repeatable(idempotencyKey: unknown, creation: string, input: unknown): Repeatable | null {
  const { idempotencyKey: key } = parseInput(Keyed, { idempotencyKey });
  if (!key) return null;
  return {
    key,
    requestHash: createHash('sha256')
      .update(JSON.stringify([creation, input]))
      .digest('hex'),
  };
}

const repeated = new WeakSet<object>();

/** Marks an answer as that of an earlier request, for what is not remembered as it is answered. */
export function markRepeated<Answer extends object>(answer: Answer): Answer {
  repeated.add(answer);
  return answer;
}

/** Whether something was created by an earlier request under the same key. */
export const isRepeated = (created: object): boolean => repeated.has(created);

/**
 * Makes something in a transaction of its own, or returns what was made before under the same key, as it was then. Of two requests at
 * once, the second waits for the first. What is refused is not remembered. Throws UserError IDEMPOTENCY_MISMATCH when the key was used
 * for another request.
 */
export const createOnce = <Created extends object>(
  viewer: Viewer,
  request: Repeatable | null,
  make: (tx: Transaction) => Promise<Created>,
): Promise<Created> => db.$transaction((tx) => (request ? claimed(tx, viewer, request, () => make(tx)) : make(tx)));

async function claimed<Created extends object>(
  tx: Transaction,
  viewer: Viewer,
  request: Repeatable,
  make: () => Promise<Created>,
): Promise<Created> {
  const { key, requestHash } = request;
  await tx.$executeRaw`DELETE FROM creation
    WHERE owner_id = ${viewer.id} AND key = ${key} AND created_at < now() - make_interval(hours => ${KEPT_HOURS})`;
  const isNew = await tx.$executeRaw`INSERT INTO creation (owner_id, key, request_hash)
    VALUES (${viewer.id}, ${key}, ${requestHash}) ON CONFLICT (owner_id, key) DO NOTHING`;
  const where = { ownerId_key: { ownerId: viewer.id, key } };
  if (!isNew) {
    const before = await tx.creation.findUniqueOrThrow({ where });
    if (before.requestHash !== requestHash)
      throw new UserError('IDEMPOTENCY_MISMATCH', messages.used, 'idempotencyKey');
    const created = revive(before.answer) as Created;
    repeated.add(created);
    return created;
  }
  const created = await make();
  await tx.creation.update({ where, data: { answer: keep(created) } });
  return created;
}

/** A value with its dates marked as such, which JSON would make texts. */
function keep(value: unknown): Prisma.InputJsonValue {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(keep);
  if (value === null || typeof value !== 'object') return value as Prisma.InputJsonValue;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, keep(member)]));
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== 'object') return value;
  if ('$date' in value) return new Date(String(value.$date));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, revive(member)]));
}
