import type { ClientBase } from 'pg';

/** Nodes whose clocks differ by less count together to the end. */
const LATE_MS = 60_000;

/** Deletes what was used of limits in windows that are over. */
export async function sweepCounts(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('DELETE FROM limits.counted WHERE expire < $1', [Date.now() - LATE_MS]);
}
