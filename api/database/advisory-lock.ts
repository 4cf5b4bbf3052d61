import type { ClientBase } from 'pg';
import type { Transaction } from './db.ts';

/** Numbers of the application's advisory locks. No two may be equal. */
export const advisoryLocks = {
  /** Two nodes that create the same partition would fail. */
  partitions: 480_771,
  /** Compaction of clicks into column blocks: one node at a time. */
  compaction: 480_772,
  /** Held by a backup, so that no node deletes journal files. */
  journalFiles: 480_773,
  /** Repair and removal of labels: one node at a time. */
  labels: 480_774,
  /** What ClickHouse is told of measured clicks: one node at a time, and none while some are deleted there. */
  measuredClicks: 480_775,
  /** Clicks are moved from one place to another by one command at a time. */
  clickMove: 480_776,
  /** Shared by all who store clicks, batch by batch; whoever has it alone lets them wait in the journals. */
  storing: 480_777,
  /** Shared by all who delete clicks; whoever has it alone finds the same clicks until it gives it up. */
  deletingClicks: 480_778,
} as const;
/** Those that a transaction takes with pg_advisory_xact_lock and holds until its end. */
export const transactionLocks = {
  /** The installation's secrets: nodes that start together agree on one set. */
  secrets: 4_711_020_026n,
  /** Sign-up: of two accounts by the token of one operator, one is made. */
  signUp: 4_711_020_027n,
  /** Changes of operators: of two who are the last, one stays. */
  operators: 4_711_020_028n,
  /** And the number of the account: of changes of its tags at once, each counts those of the other. */
  tags: 4_712_000_000_000n,
  /** And the number of the account: lists with the same external ids in another order would wait for each other. */
  externalIds: 4_713_000_000_000n,
  /** With a hash of the click as the second of two numbers: of visits that name one click at once, one gets it. */
  visitOfClick: 4_714,
} as const;

export type AdvisoryLock = (typeof advisoryLocks)[keyof typeof advisoryLocks];

/** Holds others back who take the same lock for the same account, until the transaction ends. */
export const lockForAccount = (
  tx: Transaction,
  lock: (typeof transactionLocks)['tags' | 'externalIds'],
  { id }: { id: number },
): Promise<unknown> => tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock}::bigint + ${id}::int)`;

/** Waits for an advisory lock, and runs `work` while this connection holds it. */
export async function withLock<Result>(
  client: ClientBase,
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
  return unlockAfter(client, lock, work);
}

/** Runs `work` while this connection holds an advisory lock; returns null at once when another one holds it. */
export async function ifUnlocked<Result>(
  client: ClientBase,
  lock: AdvisoryLock,
  work: () => Promise<Result> | Result,
): Promise<Result | null> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [lock]);
  return rows[0]!.locked ? unlockAfter(client, lock, work) : null;
}

/** Runs `work` while this connection holds an advisory lock together with others; throws `refusal` when somebody holds it alone. */
export async function sharingLock<Result>(
  client: ClientBase,
  lock: AdvisoryLock,
  refusal: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS locked', [lock]);
  if (!rows[0]!.locked) throw new Error(refusal);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [lock]);
  }
}

/** Holds an advisory lock together with other holders until the connection ends; `withLock` waits for all of them. */
export async function shareLock(client: ClientBase, lock: AdvisoryLock): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [lock]);
}

async function unlockAfter<Result>(
  client: ClientBase,
  lock: AdvisoryLock,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]);
  }
}
