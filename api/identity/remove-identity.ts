import type { Transaction } from '../database/db.ts';
import { endSessions } from './sessions.ts';

/** Deletes an account of the embedded provider and ends its sessions. */
export async function removeIdentity(tx: Transaction, accountId: string): Promise<void> {
  await endSessions(tx, accountId);
  await tx.identityAccount.deleteMany({ where: { id: accountId } });
}
