import type { ClientBase } from 'pg';

/** Any number no other advisory lock of this application uses. */
const LOCK = 480_773;

/** From now on until the connection ends, no node removes a segment of its journal, stored as it may be. */
export async function keepJournals(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
}

/** Removes something of a journal unless somebody wants it kept; whoever asks for that meanwhile waits. */
export async function unlessKept(client: ClientBase, remove: () => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK]);
  if (!rows[0]!.locked) return;
  try {
    remove();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}
