import type { ClientBase } from 'pg';
import { advisoryLocks, ifUnlocked, shareLock } from '../database/advisory-lock.ts';

/** Until this connection ends, no node deletes a journal file, not even a stored one. */
export const keepJournals = (client: ClientBase): Promise<void> => shareLock(client, advisoryLocks.journalFiles);

/** Calls `remove` unless a backup keeps the journals; a backup that begins meanwhile waits. */
export async function unlessKept(client: ClientBase, remove: () => void): Promise<void> {
  await ifUnlocked(client, advisoryLocks.journalFiles, remove);
}
