import { listOperators } from './operator.ts';
import { transactionLocks } from '../database/advisory-lock.ts';
import type { Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';

const LAST = 'This is the last operator. Make another account an operator first.';

/** Lets changes of operators wait for one another until the transaction ends. */
export async function lockOperators(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${transactionLocks.operators})`;
}

/** Refuses CONFLICT where nobody else runs this installation; holds off other changes of operators until the transaction ends. */
export async function refuseLastOperator(tx: Transaction, id: number): Promise<void> {
  await lockOperators(tx);
  const operators = await listOperators(tx);
  if (operators.length === 1 && operators[0]!.id === id) throw new UserError('CONFLICT', LAST);
}
