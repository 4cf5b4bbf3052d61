import type { ClientBase } from 'pg';
import { readState, writeState } from './job-state.ts';

const STATE = 'crashes';
const KEPT_MS = 24 * 3_600_000;

/** Stores the time when the database server has crashed since the last call; a crash empties its unlogged tables. */
export async function noticeCrash(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('INSERT INTO analytics.server_life DEFAULT VALUES ON CONFLICT DO NOTHING');
  if (rowCount) await writeState(client, STATE, { at: [...(await recent(client)), Date.now()] });
}

/** Number of crashes of the database server in the last 24 hours. */
export const crashesOfDay = async (client: ClientBase): Promise<number> => (await recent(client)).length;

async function recent(client: ClientBase): Promise<number[]> {
  const state = await readState<{ at: number[] }>(client, STATE);
  return (state?.at ?? []).filter((at) => at > Date.now() - KEPT_MS);
}
